import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconCurrencyDollar from '@tabler/icons-react/dist/esm/icons/IconCurrencyDollar.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import {
  agregarCotizacion,
  type Cotizacion,
  exportarCotizaciones,
  listarCotizaciones,
} from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import { MONEDAS_CON_COTIZACION } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearFecha, formatearFechaHora, formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { PanelDeCotizacion } from './panel-de-cotizacion.tsx';

/** What a dollar was worth, from when and who says so. Rates are added, never changed (PRE-09). */
export function Cotizaciones() {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const consulta = useConsultaDeLista(listarCotizaciones);
  const lista = useLista(listarCotizaciones, consulta.valores);
  const columnas = useColumnas();
  const [agregando, setAgregando] = useState(false);
  const boton = puede(agregarCotizacion) && (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
      onClick={() => setAgregando(true)}
    >
      {t('listasDePrecio.cotizaciones.nueva')}
    </Button>
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Alert role="note" severity="info" sx={{ flex: '1 1 320px' }}>
          {t('listasDePrecio.cotizaciones.aviso')}
        </Alert>
        {boton}
      </Box>
      <TablaDatos
        etiqueta={t('listasDePrecio.cotizaciones.titulo')}
        columnas={columnas}
        clave="cotizaciones"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        sinBuscar
        csv={{ endpoint: exportarCotizaciones, nombre: t('listasDePrecio.cotizaciones.archivo') }}
        vacio={{
          icono: IconCurrencyDollar,
          titulo: t('listasDePrecio.cotizaciones.vacio'),
          texto: t('listasDePrecio.cotizaciones.vacioTexto'),
        }}
        tarjeta={(cotizacion) => <Tarjeta cotizacion={cotizacion} />}
      />
      {agregando && <PanelDeCotizacion onCerrar={() => setAgregando(false)} />}
    </>
  );
}

function useColumnas(): readonly Columna<Cotizacion>[] {
  const { t } = useTranslation('precios');
  return [
    {
      id: 'fecha',
      titulo: t('listasDePrecio.cotizaciones.fecha'),
      ancho: 124,
      ordenable: true,
      filtro: { tipo: 'fecha' },
      celda: ({ fecha }) => formatearFecha(fecha),
    },
    {
      id: 'moneda',
      titulo: t('listasDePrecio.cotizaciones.moneda'),
      ancho: 110,
      filtro: entreFijos(MONEDAS_CON_COTIZACION, (moneda) => t(`actualizar.moneda.${moneda}`)),
      celda: ({ moneda }) => t(`actualizar.moneda.${moneda}`),
    },
    {
      id: 'valor',
      titulo: t('listasDePrecio.cotizaciones.valor'),
      ancho: 140,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 4 },
      celda: ({ valor }) => <b>{formatearUnitario(valor)}</b>,
    },
    {
      id: 'vigente',
      titulo: t('actualizar.lotes.estado'),
      ancho: 110,
      celda: (cotizacion) => <Vigente cotizacion={cotizacion} />,
    },
    {
      id: 'fuente',
      titulo: t('listasDePrecio.cotizaciones.fuente'),
      anchoMinimo: 200,
      filtro: { tipo: 'texto' },
      celda: ({ fuente }) => fuente,
    },
    {
      id: 'quien',
      titulo: t('listasDePrecio.cotizaciones.quien'),
      anchoMinimo: 220,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ creadaPor, creadaEn }) => `${oVacio(creadaPor)} · ${formatearFechaHora(creadaEn)}`,
    },
  ];
}

function Vigente({ cotizacion }: { readonly cotizacion: Cotizacion }) {
  const { t } = useTranslation('precios');
  return cotizacion.vigente && <EstadoChip tono="exito">{t('listasDePrecio.cotizaciones.vigente')}</EstadoChip>;
}

function Tarjeta({ cotizacion }: { readonly cotizacion: Cotizacion }) {
  const { fecha, moneda, valor, fuente } = cotizacion;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box component="b" sx={{ flex: 1 }}>
          <bdi>{`1\u00a0${moneda} = ${unitarioEn('ARS', valor)}`}</bdi>
        </Box>
        <Vigente cotizacion={cotizacion} />
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[formatearFecha(fecha), fuente].join(' · ')}
      </Box>
    </Box>
  );
}
