import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { EtiquetaDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-etiquetas-de-lote.ts';
import { createPortal } from 'react-dom';
import { useImprimir } from '#ui/tabla/impresion/use-imprimir.ts';
import { precioDe } from './tarjeta-de-etiqueta.tsx';

/** Labels on paper, three across. Only the printer sees them, and then it sees nothing else. */
export function HojaDeEtiquetas(props: {
  readonly etiquetas: readonly EtiquetaDePrecio[];
  readonly onImpresa: () => void;
}) {
  useImprimir(true, props.onImpresa);
  return createPortal(
    <Box data-hoja sx={hoja}>
      <GlobalStyles styles={{ '@media print': { 'body > *:not([data-hoja])': { display: 'none !important' } } }} />
      {props.etiquetas.map((etiqueta) => (
        <Box key={`${etiqueta.articuloId} ${etiqueta.listaId}`} sx={papel}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '9pt' }}>
            <b>
              <bdi>{etiqueta.codigo}</bdi>
            </b>
            <span>{etiqueta.marca}</span>
          </Box>
          <Box sx={{ fontSize: '9pt', lineHeight: 1.25, height: '2.5em', overflow: 'hidden' }}>
            {etiqueta.descripcion}
          </Box>
          <Box sx={{ fontSize: '17pt', fontWeight: 700, textAlign: 'end' }}>{precioDe(etiqueta)}</Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '7.5pt' }}>
            <bdi>{etiqueta.codigoDeBarras}</bdi>
            <span>{etiqueta.lista}</span>
          </Box>
        </Box>
      ))}
    </Box>,
    document.body,
  );
}

const hoja = {
  display: 'none',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '2mm',
    // Paper is white whatever the mode of the screen.
    bgcolor: '#fff',
    color: '#000',
  },
} as const;

const papel = {
  display: 'grid',
  gap: '1mm',
  p: '3mm',
  border: '0.3mm solid #999',
  borderRadius: '1mm',
  breakInside: 'avoid',
} as const;
