import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type FilaDeNumero, listarNumeros } from '@trastienda/nucleo/stock/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Vencimiento } from './vencimiento.tsx';

const POR_PAGINA = 25;

/** The numbers of an artículo, found by how they begin, each with where it is. */
export function ListaDeNumeros(props: { readonly articuloId: string; readonly onAbrir: (id: string) => void }) {
  const { t } = useTranslation('stock');
  const { t: tUi } = useTranslation('ui');
  const [buscar, setBuscar] = useState('');
  const [soloEnStock, setSoloEnStock] = useState(true);
  const query = {
    articuloId: props.articuloId,
    ...(buscar === '' ? {} : { buscar }),
    ...(soloEnStock ? { enStock: 'true' as const } : {}),
    porPagina: POR_PAGINA,
  };
  const consulta = useInfiniteQuery({
    queryKey: claveDe(listarNumeros, { query }),
    queryFn: ({ pageParam: pagina, signal }) => pedir(listarNumeros, { query: { ...query, pagina } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagina, total }) => (pagina * POR_PAGINA < total ? pagina + 1 : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ filas: pages.flatMap(({ filas }) => filas), total: pages.at(-1)?.total ?? 0 }),
  });
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <CajaDeBusqueda valor={buscar} etiqueta={t('numeros.buscarEn')} onBuscar={setBuscar} />
        </Box>
        <FormControlLabel
          control={<Switch checked={soloEnStock} onChange={(_, si) => setSoloEnStock(si)} />}
          label={t('numeros.soloEnStock')}
        />
      </Stack>
      <Cargado consulta={consulta}>
        {({ filas, total }) =>
          filas.length === 0 ? (
            <VistaVacia
              titulo={t(buscar === '' ? 'numeros.ninguno' : 'numeros.sinResultados')}
              {...(buscar === '' ? { texto: t('numeros.ningunoTexto') } : {})}
            />
          ) : (
            <>
              <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
                {t('numeros.total', { count: total, cuantos: formatearEntero(total) })}
              </Typography>
              <Box component="ul" aria-label={t('numeros.titulo')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {filas.map((fila) => (
                  <Fila key={fila.id} fila={fila} onAbrir={props.onAbrir} />
                ))}
              </Box>
              {consulta.isFetchNextPageError && (
                <Typography role="alert" variant="body2" sx={{ color: 'error.text', mt: 1 }}>
                  {mensajeDeError(consulta.error)}
                </Typography>
              )}
              {consulta.hasNextPage && (
                <Button loading={consulta.isFetchingNextPage} onClick={() => void consulta.fetchNextPage()}>
                  {tUi('accion.verMas')}
                </Button>
              )}
            </>
          )
        }
      </Cargado>
    </Box>
  );
}

function Fila({ fila, onAbrir }: { readonly fila: FilaDeNumero; readonly onAbrir: (id: string) => void }) {
  const { t } = useTranslation('stock');
  const { id, numero, control, vence, lugares } = fila;
  return (
    <Box component="li" sx={estiloDeFila}>
      <Button
        variant="text"
        aria-label={t('numeros.ver', { numero })}
        onClick={() => onAbrir(id)}
        sx={{ justifyContent: 'flex-start', minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        <bdi>{numero}</bdi>
      </Button>
      <Vencimiento vence={vence} />
      <Box sx={{ flex: 1, textAlign: 'end', color: lugares.length === 0 ? 'text.secondary' : 'text.primary' }}>
        {lugares.length === 0
          ? t('numeros.yaNoEsta')
          : lugares
              .map(({ deposito, sucursal, cantidad }) =>
                [control === 'LOTE' ? `${formatearCantidad(cantidad)} ×` : '', `${deposito}, ${sucursal}`]
                  .join(' ')
                  .trim(),
              )
              .join(' · ')}
      </Box>
    </Box>
  );
}

const estiloDeFila = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  fontSize: '0.875rem',
  borderTop: 1,
  borderColor: 'divider',
} as const;
