import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useEsCelular } from '#ui/listas/lista-continua.ts';

type Columna = { readonly titulo: string; readonly fin?: boolean };
type Fila = { readonly id: string; readonly celdas: readonly ReactNode[]; readonly tono?: 'apagada' };

type Props = {
  readonly etiqueta: string;
  readonly columnas: readonly Columna[];
  readonly filas: readonly Fila[];
};

/** The table of a desk and the list of a phone. */
export function TablaOLista(props: Props) {
  return useEsCelular() ? <ListaSimple {...props} /> : <TablaSimple {...props} />;
}

/** A short table inside a card, of what is all there: nothing to sort, page or choose. On a phone it scrolls by itself. */
export function TablaSimple(props: Props) {
  return (
    <Box role="group" aria-label={props.etiqueta} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={props.etiqueta} sx={tabla}>
        <thead>
          <tr>
            {props.columnas.map(({ titulo, fin }) => (
              <Box component="th" key={titulo} scope="col" sx={{ textAlign: fin ? 'end' : 'start' }}>
                {titulo}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.filas.map(({ id, celdas, tono }) => (
            <Box component="tr" key={id} sx={tono ? { color: 'text.secondary' } : {}}>
              {props.columnas.map(({ titulo, fin }, i) => (
                <Box component="td" key={titulo} sx={{ textAlign: fin ? 'end' : 'start' }}>
                  {celdas[i]}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The same for a phone, one below the other: what it is, its figures side by side, and the rest in lines of their own. */
function ListaSimple({ etiqueta, columnas, filas }: Props) {
  return (
    <Box component="ul" aria-label={etiqueta} sx={lista}>
      {filas.map(({ id, celdas, tono }) => (
        <Box component="li" key={id} sx={tono ? { color: 'text.secondary' } : {}}>
          <p>{celdas[0]}</p>
          <dl>
            {columnas.slice(1).map(
              ({ titulo, fin }, i) =>
                celdas[i + 1] !== null && (
                  <Box key={titulo} sx={fin ? {} : { gridColumn: '1 / -1' }}>
                    <dt>{titulo}</dt>
                    <dd>{celdas[i + 1]}</dd>
                  </Box>
                ),
            )}
          </dl>
        </Box>
      ))}
    </Box>
  );
}

const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& > li': { px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& p': { m: 0 },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 1.5, rowGap: 1, m: 0, mt: 1 },
  '& dt': { fontSize: '0.75rem', color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;

const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th': {
    px: 1.5,
    height: 36,
    bgcolor: 'sunken',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& td': { px: 1.5, py: 1, borderTop: 1, borderColor: 'divider', verticalAlign: 'middle' },
  '& :is(th, td):first-of-type': { paddingInlineStart: '20px', minWidth: { xs: 140, sm: 200 } },
  '& :is(th, td):last-of-type': { paddingInlineEnd: '20px' },
} as const;
