import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

type Props<T> = {
  readonly consulta: UseQueryResult<T>;
  /** What it left is not there yet; should it fail too, it tells it by itself. */
  readonly callada: boolean;
  readonly tituloDeError: string;
  readonly decir: (hecho: T) => readonly string[];
};

/** Which batch it was, over what it left. Its line is there from the start, so that the table does not move when it comes. */
export function QueFue<T>({ consulta, callada, tituloDeError, decir }: Props<T>) {
  const { data: hecho, error } = consulta;
  if (hecho === undefined && error && !callada) {
    return (
      <Tarjeta sinRelleno>
        <VistaError titulo={tituloDeError} error={error} onReintentar={() => void consulta.refetch()} />
      </Tarjeta>
    );
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1lh', px: { xs: 0, sm: 0.5 } }}>
      {hecho !== undefined && decir(hecho).join(' · ')}
    </Typography>
  );
}
