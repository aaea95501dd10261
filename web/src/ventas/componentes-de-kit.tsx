import Box from '@mui/material/Box';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { Ubicacion } from './ubicacion.tsx';

type Componente = NonNullable<RenglonDetalle['kit']>['componentes'][number];

type Props = {
  readonly kit: RenglonDetalle['kit'];
  /** As many as the whole line takes unless said otherwise. */
  readonly cuanto?: (componente: Componente) => string;
  /** Where each one is kept, for who is about to pick them. */
  readonly ubicar?: (articuloId: string) => string | null;
};

/** What a KIT of a nota takes from the shelf, on paper too: who prepares it picks these. Nothing for other lines. */
export function ComponentesDeKit({ kit, ubicar, cuanto = ({ total }) => total }: Props) {
  if (kit === null || kit.componentes.length === 0) return null;
  return (
    <Box component="ul" sx={lista}>
      {kit.componentes.map((componente) => (
        <li key={componente.articuloId}>
          {formatearCantidad(cuanto(componente))} × <b>{componente.codigo}</b> {componente.descripcion}
          <Ubicacion en={ubicar?.(componente.articuloId) ?? null} />
        </li>
      ))}
    </Box>
  );
}

const lista = {
  m: 0,
  mt: 0.25,
  p: 0,
  paddingInlineStart: 1.5,
  borderInlineStart: 2,
  borderColor: 'divider',
  listStyle: 'none',
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  color: 'text.secondary',
  whiteSpace: 'normal',
  '& b': { fontWeight: 600 },
} as const;
