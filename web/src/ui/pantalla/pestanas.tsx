import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useYaPinto } from '#api/tras-pintar.ts';
import { Contador } from '#ui/piezas/contador.tsx';

type Pestana<Id extends string = string> = {
  readonly id: Id;
  readonly titulo: string;
  /** `null` while it is being counted. */
  readonly cantidad?: number | null | undefined;
};

type Props<Id extends string> = {
  readonly etiqueta: string;
  readonly valor: Id;
  readonly pestanas: readonly Pestana<Id>[];
  readonly onCambio: (id: Id) => void;
};

/** Tabs with counts. What each one shows is the screen's business (and belongs in its URL). */
export function Pestanas<Id extends string>({ etiqueta, valor, pestanas, onCambio }: Props<Id>) {
  // MUI's measure themselves as soon as they stand, and the page would wait for it before its first rows are painted.
  if (!useYaPinto()) return <PestanasDibujadas valor={valor} pestanas={pestanas} />;
  return (
    <Tabs
      value={valor}
      onChange={(_, id: Id) => onCambio(id)}
      aria-label={etiqueta}
      variant="scrollable"
      scrollButtons={false}
    >
      {pestanas.map(({ id, titulo, cantidad }) => (
        <Tab
          key={id}
          value={id}
          iconPosition="end"
          label={titulo}
          {...(cantidad === undefined ? {} : { icon: <Contador cantidad={cantidad} elegido={id === valor} /> })}
        />
      ))}
    </Tabs>
  );
}

/** How they look, each where it will be. */
function PestanasDibujadas<Id extends string>({ valor, pestanas }: Pick<Props<Id>, 'valor' | 'pestanas'>) {
  return (
    <Box sx={dibujadas}>
      {pestanas.map(({ id, titulo, cantidad }) => (
        <Box key={id} component="span" className={id === valor ? 'elegida' : ''}>
          {titulo}
          {cantidad !== undefined && <Contador cantidad={cantidad} elegido={id === valor} />}
        </Box>
      ))}
    </Box>
  );
}

const dibujadas = {
  display: 'flex',
  minHeight: 44,
  overflow: 'hidden',
  typography: 'button',
  '& > span': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 1,
    px: 1.5,
    fontWeight: 500,
    color: 'text.secondary',
  },
  '& > .elegida': { fontWeight: 600, color: 'primary.text', boxShadow: 'inset 0 -2px' },
} as const;
