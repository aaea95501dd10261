import Box from '@mui/material/Box';
import type { DatosDeGrafico } from './grafico-tipos.ts';

/** The figures of a chart as a table: the same, for who reads instead of looking. */
export function TablaDeGrafico({ datos, titulo }: { readonly datos: DatosDeGrafico; readonly titulo: string }) {
  return (
    <Box sx={marco} tabIndex={0} role="group" aria-label={titulo}>
      <Box component="table" sx={tabla}>
        <thead>
          <tr>
            <td />
            {datos.series.map(({ nombre }) => (
              <th key={nombre} scope="col">
                {nombre}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {datos.categorias.map((categoria, i) => (
            <tr key={categoria}>
              <th scope="row">{categoria}</th>
              {datos.series.map(({ nombre, valores }) => (
                <td key={nombre}>
                  <bdi>{datos.formato(valores[i] ?? 0)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const marco = { overflow: 'auto', maxHeight: 320 } as const;
const tabla = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'end' },
  '& th': { fontWeight: 500, color: 'text.secondary' },
  '& tbody th': { textAlign: 'start', color: 'text.primary' },
} as const;
