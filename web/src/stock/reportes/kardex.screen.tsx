import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { exportarKardex, verKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { SelectorDeArticulo } from '#articulos/index.ts';
import { useDescarga } from '#ui/archivos/use-descarga.ts';
import { sinPagina, useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { estaFiltrada } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { useColumnasDeKardex } from './columnas.tsx';
import { FiltrosDeKardex } from './filtros.tsx';
import { ResumenDelPeriodo } from './resumen.tsx';
import { TarjetaDeMovimiento } from './tarjeta.tsx';

/** What the screen is about, and no filter of it. */
const ASUNTO = ['articuloId'] as const;
const FILTROS = ['depositoId', 'sucursalId', 'enTransito', 'desde', 'hasta', 'filtros'] as const;

/** The movements of an artículo with its running balance (ART-08). Everything asked is in the address. */
export function KardexScreen() {
  const { t } = useTranslation('stock');
  const consulta = useConsultaDeLista(verKardex);
  const { articuloId } = consulta.valores;
  const articulo = useQuery({
    ...consultaDe(verArticulo, { params: { id: articuloId ?? '' } }),
    enabled: articuloId !== undefined,
  });
  return (
    <Pagina
      banda="completa"
      titulo={t('kardex.titulo')}
      {...(articulo.data ? { pestana: t('kardex.de', { codigo: articulo.data.codigo }) } : {})}
      fija
      acciones={articuloId !== undefined && <Exportar query={{ ...consulta.valores, articuloId }} />}
    >
      <Paper component="section" aria-label={t('kardex.articulo')} sx={{ px: 2, py: 1.5 }}>
        <Box sx={{ maxWidth: 560 }}>
          <SelectorDeArticulo
            valor={articulo.data ?? null}
            tipo="PRODUCTO"
            autoFocus={articuloId === undefined}
            onCambio={(elegido) => elegido && consulta.cambiar({ articuloId: elegido.id })}
          />
        </Box>
      </Paper>
      {articuloId === undefined ? (
        <Paper>
          <VistaVacia icono={IconHistory} titulo={t('kardex.elegi')} texto={t('kardex.elegiTexto')} />
        </Paper>
      ) : (
        <Movimientos key={articuloId} articuloId={articuloId} consulta={consulta} />
      )}
    </Pagina>
  );
}

function Movimientos(props: {
  readonly articuloId: string;
  readonly consulta: ReturnType<typeof useConsultaDeLista<typeof verKardex>>;
}) {
  const { t } = useTranslation('stock');
  const { articuloId, consulta } = props;
  const lista = useLista(verKardex, consulta.valores);
  // The same question as the list's: it is asked once, and this one keeps what the list leaves aside.
  const pagina = useQuery({
    ...consultaDe(verKardex, { query: { pagina: 1, porPagina: 50, ...consulta.valores, articuloId } }),
    placeholderData: keepPreviousData,
  });
  const columnas = useColumnasDeKardex(lista.filas?.some(({ valor }) => valor !== null) ?? false);
  // Columns leave movements out of the period, but for the one of the date, which narrows it.
  const faltan = columnas.some((una) => una.id !== 'fecha' && estaFiltrada(una, consulta.valores.filtros));
  const deEseArticulo = {
    ...consulta,
    asunto: ASUNTO,
    hayFiltros: FILTROS.some((campo) => campo in consulta.valores),
    limpiar: () => consulta.cambiar(Object.fromEntries(FILTROS.map((campo) => [campo, undefined]))),
  };
  return (
    <>
      {pagina.data && <ResumenDelPeriodo resumen={pagina.data.resumen} filtrado={faltan} />}
      <TablaDatos
        etiqueta={t('kardex.titulo')}
        clave="kardex"
        columnas={columnas}
        consulta={deEseArticulo}
        lista={lista}
        idDe={({ id }) => String(id)}
        sinBuscar
        filtros={
          <FiltrosDeKardex valores={consulta.valores} onCambio={(cambios) => consulta.cambiar(cambios as object)} />
        }
        vacio={{ icono: IconHistory, titulo: t('kardex.vacio') }}
        tarjeta={(fila) => <TarjetaDeMovimiento fila={fila} />}
      />
    </>
  );
}

function Exportar({ query }: { readonly query: { readonly articuloId: string } }) {
  const { t } = useTranslation('stock');
  const { ocupado, bajar } = useDescarga();
  const handleClick = () => {
    bajar(exportarKardex, { query: sinPagina(query) }, 'kardex.csv');
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
