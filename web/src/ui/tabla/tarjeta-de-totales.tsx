import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { altoDeTotales, esperadasDe } from './alto-de-totales.ts';
import { seVe } from './columnas.ts';
import { useTotalesDeLaLista } from './consulta-de-totales.ts';
import { useDiseno } from './diseno.ts';
import type { TotalesDeTabla } from './totales.ts';

type Props<Fila> = Pick<TablaDatosProps<Fila>, 'columnas' | 'consulta'> & {
  readonly clave: string;
  readonly totales: TotalesDeTabla;
};

/** What everything the filter leaves adds up to, over the cards of a phone. */
export function TarjetaDeTotales<Fila>({ totales, consulta, columnas, clave }: Props<Fila>) {
  const { t } = useTranslation('ui');
  const titulo = useId();
  const [diseno] = useDiseno(clave);
  const { data, error, isFetching, refetch } = useTotalesDeLaLista(totales, consulta);
  const suyas = data === undefined ? {} : totales.celdas(data);
  const esperadas = esperadasDe(totales, columnas, diseno);
  const llegaron = columnas.filter((columna) => seVe(columna, diseno) && (suyas[columna.id] ?? null) !== null);
  const sumadas = data === undefined && !error ? esperadas : llegaron;
  return (
    <Paper
      component="section"
      aria-labelledby={titulo}
      aria-busy={isFetching}
      sx={{ p: 1.75, minHeight: altoDeTotales(esperadas.length) }}
    >
      <Typography id={titulo} component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
        {t('tabla.totales')}
      </Typography>
      {error && <VistaError error={error} onReintentar={() => void refetch()} />}
      <Box component="dl" sx={renglones}>
        {sumadas.map(({ id, titulo: nombre }) => (
          <div key={id}>
            <dt>{nombre}</dt>
            <dd>{suyas[id]}</dd>
          </div>
        ))}
      </Box>
    </Paper>
  );
}

const renglones = {
  m: 0,
  fontSize: '0.875rem',
  lineHeight: '1.5rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;
