import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { type Vacio, VistaError, VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { seguirEnElContenido } from '#ui/pantalla/seguir-en-el-contenido.ts';
import { estaPerdido } from '#ui/teclado/foco-tras-quitar.ts';
import { useEspera } from './espera.ts';
import { useParametro } from './parametros.ts';
import { textosComunes } from './textos-comunes.ts';

type Props<T> = {
  readonly consulta: UseQueryResult<T>;
  /** Shown while loading, in the shape of what comes. */
  readonly esqueleto?: ReactNode;
  /** What is said when there is nothing; without an action of its own, it offers to bring the samples. */
  readonly vacio?: Vacio;
  /** When the data count as empty; by default, a list without elements. */
  readonly esVacio?: (datos: T) => boolean;
  readonly tituloDeError?: string;
  /** It already stands in a card: what is missing or failed needs none of its own. */
  readonly enTarjeta?: boolean;
  readonly children: (datos: T) => ReactNode;
};

/** What a demonstration screen shows of its samples: loading, failed, empty or full. */
export function ConEstados<T>({ consulta, esqueleto, vacio, esVacio = sinElementos, ...props }: Props<T>) {
  const { enTarjeta = false } = props;
  const { t } = useTranslation('ui');
  const decir = textosComunes.usar();
  const espera = useEspera(consulta.isPending);
  const reintentar = useReintentar(consulta);
  const estaVacio = vacio !== undefined && consulta.data !== undefined && esVacio(consulta.data);
  useSeguirSiSeVacia(consulta.data !== undefined, estaVacio);
  if (espera.ocupa) {
    return (
      <Box
        role="status"
        aria-label={t('estado.cargando')}
        data-testid="demo-esqueleto"
        sx={{ visibility: espera.visible ? 'visible' : 'hidden' }}
      >
        {esqueleto ?? <EsqueletoDeTexto />}
      </Box>
    );
  }
  if (consulta.isError) {
    return (
      <Estado enTarjeta={enTarjeta}>
        <VistaError
          error={consulta.error}
          titulo={props.tituloDeError ?? decir('noSePudo')}
          onReintentar={reintentar}
        />
      </Estado>
    );
  }
  if (consulta.data === undefined) return null;
  if (estaVacio) {
    return (
      <Estado enTarjeta={enTarjeta}>
        <VistaVacia accion={<BotonDeTraer onTraer={reintentar} />} {...vacio} />
      </Estado>
    );
  }
  return props.children(consulta.data);
}

/** Who took away the last of what there was goes on from the screen: what they were on went away with it. */
function useSeguirSiSeVacia(hay: boolean, vacio: boolean): void {
  const habia = useRef(false);
  useEffect(() => {
    const main = document.querySelector('main');
    if (vacio && habia.current && estaPerdido(main)) main?.focus({ preventScroll: true });
    habia.current = hay && !vacio;
  }, [hay, vacio]);
}

function Estado({ enTarjeta, children }: { readonly enTarjeta: boolean; readonly children: ReactNode }) {
  return enTarjeta ? children : <TarjetaDePaso>{children}</TarjetaDePaso>;
}

/** In a grid of cards it takes the row. It goes away with what it says: who was on it goes on from the screen. */
function TarjetaDePaso({ children }: { readonly children: ReactNode }) {
  const estuvo = useRef(false);
  useEffect(
    () => () => {
      if (estuvo.current) seguirEnElContenido();
    },
    [],
  );
  return (
    <Paper
      component="section"
      onFocus={() => {
        estuvo.current = true;
      }}
      sx={{ gridColumn: '1 / -1', minWidth: 0, overflow: 'clip' }}
    >
      {children}
    </Paper>
  );
}

/** Brings the samples to where there is nothing. It goes away as they come: the keyboard goes on from its card. */
export function BotonDeTraer({ onTraer }: { readonly onTraer: () => void }) {
  const decir = textosComunes.usar();
  return (
    <Button
      onClick={({ currentTarget }) => {
        const tarjeta = currentTarget.closest('section');
        onTraer();
        if (!tarjeta) return;
        tarjeta.tabIndex = -1;
        tarjeta.focus({ preventScroll: true });
      }}
    >
      {decir('traer')}
    </Button>
  );
}

/** Asks again; a failure that the address itself asked for is no longer asked for. */
function useReintentar(consulta: Pick<UseQueryResult, 'refetch'>): () => void {
  const [mock, ponerMock] = useParametro('mock', '');
  return () => {
    if (mock !== '') ponerMock('');
    else void consulta.refetch();
  };
}

const sinElementos = (datos: unknown): boolean => Array.isArray(datos) && datos.length === 0;
