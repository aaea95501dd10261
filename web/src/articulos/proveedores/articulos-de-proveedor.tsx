import Box from '@mui/material/Box';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  type ArticuloDeProveedor,
  exportarArticulosDeProveedor,
  listarArticulosDeProveedor,
  SITUACIONES_DE_TRATO,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearFecha, formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

/** What a proveedor sells, with its code and its cost; each one opens the proveedores of its artículo. */
export function ArticulosDeProveedor({ proveedorId }: { readonly proveedorId: string }) {
  const { t } = useTranslation('proveedores');
  const consulta = useConsultaDeLista(listarArticulosDeProveedor);
  const lista = useLista(listarArticulosDeProveedor, consulta.valores, { id: proveedorId });
  const navigate = useNavigate();
  const columnas = useColumnas(consulta.valores.buscar);
  return (
    <TablaDatos
      etiqueta={t('ficha.articulos')}
      clave="articulos-de-proveedor"
      consulta={consulta}
      lista={lista}
      idDe={({ id }) => id}
      nombreDe={({ articulo }) => articulo}
      onAbrir={({ articuloId }) =>
        void navigate({
          to: '/articulos/tabla/$id',
          params: { id: articuloId },
          search: { seccion: 'proveedores' } as never,
        })
      }
      csv={{ endpoint: exportarArticulosDeProveedor, nombre: t('articulosDe.archivo'), params: { id: proveedorId } }}
      buscarEn={t('articulosDe.buscarEn')}
      vacio={{
        icono: IconPackages,
        titulo: t('articulosDe.vacio'),
        texto: t('articulosDe.vacioTexto'),
      }}
      columnas={columnas}
      tarjeta={(fila) => <TarjetaDeArticulo fila={fila} />}
    />
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<ArticuloDeProveedor>[] {
  const { t } = useTranslation('proveedores');
  return [
    {
      id: 'articulo',
      titulo: t('articulosDe.nuestro'),
      ancho: 150,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ articulo }) => <Resaltado texto={articulo} buscar={buscar} />,
    },
    {
      id: 'codigo',
      titulo: t('trato.codigo'),
      ancho: 150,
      ordenable: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ codigo }) => <bdi>{oVacio(codigo)}</bdi>,
    },
    {
      id: 'descripcion',
      titulo: t('articulosDe.descripcion'),
      anchoMinimo: 220,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ descripcion }) => descripcion,
    },
    {
      id: 'costo',
      titulo: t('trato.costo'),
      ancho: 150,
      alinear: 'fin',
      celda: ({ costo, moneda }) => <bdi>{costo == null ? oVacio('') : unitarioEn(moneda, costo)}</bdi>,
    },
    {
      id: 'descuentos',
      titulo: t('trato.descuentos'),
      ancho: 130,
      celda: ({ descuentos }) => <bdi>{oVacio(escribirDescuentos(descuentos ?? []))}</bdi>,
    },
    {
      id: 'costoNeto',
      titulo: t('trato.neto'),
      ancho: 130,
      alinear: 'fin',
      celda: ({ costoNeto }) => (costoNeto == null ? oVacio('') : <b>{formatearUnitario(costoNeto)}</b>),
    },
    {
      id: 'multiplo',
      titulo: t('trato.multiplo'),
      ancho: 100,
      alinear: 'fin',
      ocultaBajo: 'lg',
      filtro: { tipo: 'numero', decimales: 3 },
      celda: ({ multiplo }) => formatearCantidad(multiplo),
    },
    {
      id: 'minimo',
      titulo: t('trato.minimo'),
      ancho: 100,
      alinear: 'fin',
      oculta: true,
      filtro: { tipo: 'numero', decimales: 3 },
      celda: ({ minimo }) => formatearCantidad(minimo),
    },
    {
      id: 'diasDeEntrega',
      titulo: t('trato.dias'),
      ancho: 120,
      alinear: 'fin',
      oculta: true,
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ diasDeEntrega }) => (diasDeEntrega === null ? oVacio('') : formatearCantidad(String(diasDeEntrega))),
    },
    {
      id: 'situacion',
      titulo: t('articulosDe.situacion'),
      ancho: 190,
      filtro: {
        ...entreFijos(SITUACIONES_DE_TRATO, (situacion) => t(`articulosDe.situaciones.${situacion}`)),
        conVacios: true,
      },
      celda: (fila) => <Situacion fila={fila} />,
    },
    {
      id: 'actualizado',
      titulo: t('trato.actualizado'),
      ancho: 130,
      ordenable: true,
      filtro: { tipo: 'fecha', conVacios: true },
      celda: ({ actualizadoEn }) => formatearFecha(actualizadoEn),
    },
  ];
}

/** Whether it is bought from here first, and whether its list still brings it. */
function Situacion({ fila: { principal, fueraDeLista } }: { readonly fila: ArticuloDeProveedor }) {
  const { t } = useTranslation('proveedores');
  if (!principal && !fueraDeLista) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, flexWrap: 'wrap' }}>
      {principal && (
        <EstadoChip tono="azul" sinPunto>
          {t('trato.principal')}
        </EstadoChip>
      )}
      {fueraDeLista && (
        <EstadoChip tono="aviso">{t('trato.fueraDeLista', { cuando: formatearFecha(fueraDeLista) })}</EstadoChip>
      )}
    </Box>
  );
}

function TarjetaDeArticulo({ fila }: { readonly fila: ArticuloDeProveedor }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{fila.articulo}</Box>
        <Box>{fila.descripcion}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <bdi>{oVacio(fila.codigo)}</bdi>
        </Box>
        <Situacion fila={fila} />
      </Box>
      {fila.costoNeto != null && (
        <b>
          <bdi>{unitarioEn(fila.moneda, fila.costoNeto)}</bdi>
        </b>
      )}
    </Box>
  );
}
