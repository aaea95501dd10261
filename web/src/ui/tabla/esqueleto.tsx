import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Esperando } from '#ui/pantalla/cargado.tsx';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { useDensidad } from './diseno.ts';
import { ALTO_DE_ENCABEZADO, ALTO_DE_FILA } from './estilo.ts';
import { useDisposicion } from './use-disposicion.ts';

const FILAS = 11;

type Props<Fila> = Pick<TablaDatosProps<Fila>, 'clave' | 'columnas' | 'acciones' | 'seleccion'> & {
  /** How many come, once it is known. */
  readonly cuantas?: number | undefined;
};

/** Rows that are coming, with the real height and widths, so that nothing moves when they arrive. */
export function TablaEsqueleto<Fila>({ clave, columnas, acciones, seleccion, cuantas = FILAS }: Props<Fila>) {
  const densidad = useDensidad(clave);
  const conCasilla = (seleccion?.acciones.length ?? 0) > 0;
  const { puestas } = useDisposicion(clave, columnas, { conMenu: acciones !== undefined, conCasilla });
  return (
    <Esperando>
      <Box aria-hidden sx={{ overflow: 'hidden' }}>
        {Array.from({ length: 1 + Math.min(cuantas, FILAS) }, (_, i) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            key={i}
            sx={{
              display: 'flex',
              alignItems: 'center',
              height: i === 0 ? ALTO_DE_ENCABEZADO : ALTO_DE_FILA[densidad],
              px: 2,
              gap: 2,
              borderBottom: 1,
              borderColor: 'divider',
              bgcolor: i === 0 ? 'header' : 'background.paper',
            }}
          >
            {conCasilla && <Skeleton variant="rounded" width={17} height={17} sx={{ flex: 'none' }} />}
            {puestas.map((columna, j) => (
              <Box key={columna.id} sx={{ flex: columna.ancho ? 'none' : 1, width: columna.ancho, minWidth: 0 }}>
                <Skeleton
                  variant="rounded"
                  height={10}
                  sx={{
                    width: `${70 - ((i * 13 + j * 29) % 35)}%`,
                    marginInlineStart: columna.alinear === 'fin' ? 'auto' : 0,
                  }}
                />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Esperando>
  );
}
