import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportarCentralizado, verCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Esperando, EsqueletoDeTexto } from '#ui/cargado.tsx';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { VistaError, VistaSinResultados, VistaVacia } from '#ui/estado-vista.tsx';
import { useLista } from '#ui/lista.ts';
import { Pagina } from '#ui/pagina.tsx';
import { TablaPie } from '#ui/tabla/pie.tsx';
import { useDescarga } from '#ui/use-descarga.ts';
import { BarraDelCentralizado } from './barra.tsx';
import { type Celda, conPropiaPrimero } from './columnas.ts';
import { FrescuraDelStock } from './frescura.tsx';
import { GrillaDelCentralizado } from './grilla.tsx';
import { PieDelCentralizado } from './pie.tsx';
import { TarjetasDelCentralizado } from './tarjetas.tsx';

const POR_PAGINA = 50;

/** What there is of everything in every sucursal (SCE-01), each number with the rows that make it. */
export function CentralizadoScreen() {
  const { t } = useTranslation('stock');
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const consulta = useConsultaDeLista(verCentralizado);
  const { valores } = consulta;
  const lista = useLista(verCentralizado, valores);
  const propia = useSucursal();
  const [abierta, setAbierta] = useState<Celda | null>(null);

  // The same question as the list's, so it is asked once: the list keeps the rows, this one the groups of columns.
  const pagina = useQuery({
    ...consultaDe(verCentralizado, { query: { pagina: 1, porPagina: POR_PAGINA, ...valores } }),
    placeholderData: keepPreviousData,
  });
  const columnas = conPropiaPrimero(pagina.data?.columnas ?? [], propia?.id);
  const filas = lista.filas ?? [];
  const cuerpo = {
    filas,
    columnas,
    abierta,
    al: valores.al,
    propiaId: propia?.id,
    onAbrir: (celda: Celda) => setAbierta(esLaMisma(celda, abierta) ? null : celda),
    onCerrar: () => setAbierta(null),
  };

  return (
    <Pagina
      titulo={t('centralizado.titulo')}
      fija
      acciones={
        <>
          <FrescuraDelStock desde={pagina.dataUpdatedAt} al={valores.al} />
          <Exportar query={valores} />
        </>
      }
    >
      <Paper component="section" aria-label={t('centralizado.titulo')} sx={esCelular ? sinPapel : papel}>
        <BarraDelCentralizado consulta={consulta} columnas={columnas} />
        {lista.error && <VistaError error={lista.error} onReintentar={lista.reintentar} />}
        {lista.filas === undefined && !lista.error && (
          <Esperando>
            <EsqueletoDeTexto lineas={12} />
          </Esperando>
        )}
        {lista.filas?.length === 0 && <SinFilas consulta={consulta} />}
        {filas.length > 0 &&
          (esCelular ? (
            <TarjetasDelCentralizado {...cuerpo} />
          ) : (
            <GrillaDelCentralizado {...cuerpo} consulta={consulta} lista={lista} />
          ))}
        {filas.length > 0 && (
          <TablaPie consulta={consulta} lista={lista} pie={<PieDelCentralizado valores={valores} />} />
        )}
      </Paper>
    </Pagina>
  );
}

const esLaMisma = (una: Celda, otra: Celda | null): boolean =>
  una.articuloId === otra?.articuloId && una.sucursalId === otra.sucursalId && una.cifra === otra.cifra;

function SinFilas({ consulta }: { readonly consulta: ReturnType<typeof useConsultaDeLista<typeof verCentralizado>> }) {
  const { t } = useTranslation('stock');
  const { buscar, vista } = consulta.valores;
  if (buscar !== undefined || vista !== undefined) {
    return <VistaSinResultados buscar={buscar} onLimpiar={() => consulta.limpiar()} />;
  }
  return (
    <VistaVacia icono={IconBuildingWarehouse} titulo={t('centralizado.vacio')} texto={t('centralizado.vacioTexto')} />
  );
}

/** A file of what the filter shows, not of one page of it. */
function Exportar({ query }: { readonly query: object }) {
  const { t } = useTranslation('stock');
  const { ocupado, bajar } = useDescarga();
  const handleClick = () => {
    const { pagina: _, porPagina: __, ...filtro } = { pagina: 1, porPagina: 1, ...query };
    bajar(exportarCentralizado, { query: filtro }, 'stock-centralizado.csv');
  };
  return (
    <Button
      loading={ocupado}
      loadingPosition="start"
      startIcon={<IconDownload size={18} stroke={1.7} aria-hidden />}
      onClick={handleClick}
    >
      {t('centralizado.exportar')}
    </Button>
  );
}

const papel = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'clip',
} as const;
const sinPapel = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  bgcolor: 'transparent',
  boxShadow: 'none !important',
} as const;
