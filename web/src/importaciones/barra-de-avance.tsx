import LinearProgress from '@mui/material/LinearProgress';

/** How far something is, 0 to 100; null while nobody knows. */
export function BarraDeAvance(props: {
  readonly etiqueta: string;
  readonly porcentaje: number | null;
  readonly alto?: number;
}) {
  const { etiqueta, porcentaje, alto = 6 } = props;
  return (
    <LinearProgress
      aria-label={etiqueta}
      {...(porcentaje === null ? {} : { variant: 'determinate' as const, value: porcentaje })}
      sx={{
        height: alto,
        borderRadius: '3px',
        bgcolor: 'page',
        '& .MuiLinearProgress-bar': { borderRadius: '3px' },
      }}
    />
  );
}
