import Box from '@mui/material/Box';

const LADO = 92;
const CAJA = 22;

/** As many shelves of boxes as the plan goes up: one, two, three. */
export function DibujoDePlan({ nivel }: { readonly nivel: number }) {
  const cajas = Array.from({ length: nivel + 1 }, (_, fila) =>
    Array.from({ length: nivel + 1 - fila }, (_caja, i) => ({
      x: LADO / 2 - ((nivel + 1 - fila) * (CAJA + 4)) / 2 + i * (CAJA + 4) + 2,
      y: LADO - 14 - (fila + 1) * (CAJA + 3),
    })),
  ).flat();
  return (
    <Box component="svg" viewBox={`0 0 ${LADO} ${LADO}`} aria-hidden focusable="false" sx={dibujo}>
      <circle className="fondo" cx={LADO / 2} cy={LADO / 2} r={LADO / 2} />
      {cajas.map(({ x, y }, i) => (
        <g key={`${x} ${y}`}>
          <rect className={i % 2 === 0 ? 'caja' : 'otra'} x={x} y={y} width={CAJA} height={CAJA} rx="4" />
          <rect className="cinta" x={x + CAJA / 2 - 3} y={y} width="6" height="9" rx="1.5" />
        </g>
      ))}
      <rect className="estante" x="10" y={LADO - 14} width={LADO - 20} height="4" rx="2" />
    </Box>
  );
}

const dibujo = {
  width: LADO,
  height: LADO,
  mx: 'auto',
  '& .fondo': { fill: 'var(--t-palette-primary-soft)' },
  '& .caja': { fill: 'var(--t-palette-primary-accent)' },
  '& .otra': { fill: 'var(--t-palette-primary-main)' },
  '& .cinta': { fill: 'var(--t-palette-background-paper)', opacity: 0.75 },
  '& .estante': { fill: 'var(--t-palette-primary-onSoft)' },
} as const;
