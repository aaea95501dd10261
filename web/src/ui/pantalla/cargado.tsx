import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Vacio, VistaError, VistaVacia } from './estado-vista.tsx';

/** What is asked of a query: one of a page or one that grows. */
type Consulta<T> = {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

type Props<T> = {
  readonly consulta: Consulta<T>;
  /** Shown while loading, of the size of what comes. */
  readonly esqueleto?: ReactNode;
  readonly vacio?: Vacio;
  /** When the data count as empty; by default, a list without elements. */
  readonly esVacio?: (datos: T) => boolean;
  readonly tituloDeError?: string;
  readonly children: (datos: T) => ReactNode;
};

/** Loading, failed, empty or full. A later failure keeps the data that were already there. */
export function Cargado<T>({ consulta, esqueleto, vacio, esVacio = sinElementos, tituloDeError, children }: Props<T>) {
  if (consulta.data !== undefined) {
    if (vacio && esVacio(consulta.data)) return <VistaVacia {...vacio} />;
    return children(consulta.data);
  }
  if (consulta.isError) {
    return (
      <VistaError
        error={consulta.error}
        {...(tituloDeError === undefined ? {} : { titulo: tituloDeError })}
        onReintentar={() => void consulta.refetch()}
      />
    );
  }
  return <Esperando>{esqueleto ?? <EsqueletoDeTexto />}</Esperando>;
}

const ESPERA_MS = 150;

/** Holds the place of `children` at once and shows them only when the wait is noticeable. */
export function Esperando({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const reloj = setTimeout(() => setVisible(true), ESPERA_MS);
    return () => clearTimeout(reloj);
  }, []);
  return (
    <Box role="status" aria-label={t('estado.cargando')} sx={{ visibility: visible ? 'visible' : 'hidden' }}>
      {children}
    </Box>
  );
}

export function EsqueletoDeTexto({ lineas = 5 }: { readonly lineas?: number }) {
  return (
    <Stack sx={{ gap: 1.5, p: 2.5 }}>
      {Array.from({ length: lineas }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Skeleton key={i} variant="rounded" height={16} sx={{ width: `${90 - ((i * 17) % 45)}%` }} />
      ))}
    </Stack>
  );
}

const sinElementos = (datos: unknown): boolean => Array.isArray(datos) && datos.length === 0;
