import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConEspera } from '#ui/con-espera.ts';
import { estiloDeCasilla } from '#ui/formularios/casilla.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { ValorDeFiltro, ValoresBuscados } from '#ui/tabla/tabla-tipos.ts';
import type { DeCampos } from './panel-de-filtro.tsx';
import { esBuscado, valoresElegidos, valoresHallados } from './valores-de-filtro.ts';

const ESPERA_MS = 150;
const SE_OFRECEN = 50;
/** As many as the address of a list takes. */
const SE_ELIGEN = 50;
/** Fewer are looked over without searching. */
const SIN_CAJA = 9;

type Props = DeCampos & { readonly valores: readonly ValorDeFiltro[] | ValoresBuscados };

/** The values of a column, to tick some. Those the server has are looked for there as one types. */
export function ValoresDeFiltro({ columna, condicion, onCambio, valores }: Props) {
  const { t } = useTranslation('tabla');
  const [texto, setTexto] = useState('');
  const buscar = useConEspera(texto.trim(), ESPERA_MS);
  const elegidos = condicion?.es === 'uno' ? condicion.valores : [];
  const { filas, total, error } = useValores(valores, buscar, elegidos);
  const lleno = elegidos.length >= SE_ELIGEN;
  const marcar = (id: string, puesto: boolean) => {
    const ids = puesto ? [...elegidos, id] : elegidos.filter((uno) => uno !== id);
    onCambio(ids.length === 0 ? undefined : { campo: columna.campo, es: 'uno', valores: ids });
  };
  const conCaja = esBuscado(valores) || valores.length >= SIN_CAJA;
  return (
    <>
      {conCaja && (
        <TextField
          size="small"
          type="search"
          autoFocus
          autoComplete="off"
          placeholder={t('filtro.buscarValor', { que: columna.titulo })}
          slotProps={{ htmlInput: { 'aria-label': t('filtro.buscarValor', { que: columna.titulo }), maxLength: 200 } }}
          value={texto}
          onChange={(evento) => setTexto(evento.target.value)}
        />
      )}
      <Stack role="group" aria-label={columna.titulo} sx={{ maxHeight: 264, minHeight: 96, overflow: 'auto', mx: -1 }}>
        {filas.map((fila) => (
          <Casilla key={fila.id} valor={fila} puesto={elegidos.includes(fila.id)} lleno={lleno} onCambio={marcar} />
        ))}
        {error && <Aviso>{mensajeDeError(error)}</Aviso>}
        {filas.length === 0 && total === 0 && <Aviso>{t('filtro.ninguno')}</Aviso>}
        {total > SE_OFRECEN && <Aviso>{t('filtro.hayMas')}</Aviso>}
      </Stack>
      <Box aria-live="polite" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {elegidos.length > 0 && t(lleno ? 'filtro.noVanMas' : 'filtro.elegidos', { count: elegidos.length })}
      </Box>
    </>
  );
}

function Casilla(props: {
  readonly valor: ValorDeFiltro;
  readonly puesto: boolean;
  /** No more of them can be ticked. */
  readonly lleno: boolean;
  readonly onCambio: (id: string, puesto: boolean) => void;
}) {
  const { id, texto, detalle } = props.valor;
  const cerrada = props.lleno && !props.puesto;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        minHeight: { xs: 44, sm: 32 },
        fontSize: '0.875rem',
        borderRadius: '6px',
        ...(cerrada ? { color: 'text.disabled' } : { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={props.puesto}
        disabled={cerrada}
        onChange={(evento) => props.onCambio(id, evento.target.checked)}
        sx={estiloDeCasilla}
      />
      <span>{texto}</span>
      {detalle && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', marginInlineStart: 'auto' }}>
          {detalle}
        </Box>
      )}
    </Box>
  );
}

function Aviso({ children }: { readonly children: string }) {
  return <Box sx={{ px: 1, py: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>{children}</Box>;
}

type Hallados = { readonly filas: readonly ValorDeFiltro[]; readonly total: number; readonly error: Error | null };

/** The chosen ones come first, also those that the first page does not reach. */
function useValores(valores: Props['valores'], buscar: string, elegidos: readonly string[]): Hallados {
  const [alAbrir] = useState(elegidos);
  const buscados = esBuscado(valores) ? valores : undefined;
  const hallados = useQuery({
    ...(buscados ? valoresHallados(buscados, buscar, SE_OFRECEN) : valoresElegidos(undefined, [])),
    placeholderData: keepPreviousData,
  });
  const propios = useQuery({
    ...valoresElegidos(buscados, alAbrir),
    enabled: buscados !== undefined && alAbrir.length > 0,
  });
  if (!esBuscado(valores)) {
    const filas = valores.filter(({ texto }) => normaPalabras(texto).includes(normaPalabras(buscar)));
    return { filas, total: filas.length, error: null };
  }
  const primeros = buscar === '' ? (propios.data?.filas ?? []) : [];
  const otros = (hallados.data?.filas ?? []).filter(({ id }) => !primeros.some((uno) => uno.id === id));
  return { filas: [...primeros, ...otros], total: hallados.data?.total ?? -1, error: hallados.error };
}
