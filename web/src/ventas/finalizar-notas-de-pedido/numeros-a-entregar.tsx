import Stack from '@mui/material/Stack';
import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { NumerosDeLinea } from '#stock/index.ts';
import { cantidadDe, componentesQueSalen } from './entrega.ts';
import type { EntregaEnCurso } from './use-entrega.ts';

/** Which lots, serial numbers or obleas go out with a line, or with the components of a kit (ART-24). */
export function NumerosAEntregar(props: { readonly renglon: RenglonDetalle; readonly entrega: EntregaEnCurso }) {
  const { renglon, entrega } = props;
  const lineas = lineasConNumeros(renglon, cantidadDe(entrega.aEntregar, renglon));
  if (lineas.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.25 }}>
      {lineas.map(({ lineaId, ...linea }) => (
        <NumerosDeLinea
          key={lineaId}
          linea={{ ...linea, depositoId: entrega.depositoId, entra: false }}
          valor={entrega.numeros[lineaId] ?? []}
          onCambio={(numeros) => entrega.ponerNumeros(lineaId, numeros)}
        />
      ))}
    </Stack>
  );
}

type Linea = {
  readonly lineaId: string;
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly control: Control;
  readonly cantidad: string;
};

/** What leaves of a line and keeps numbers, with how many of each. */
function lineasConNumeros(renglon: RenglonDetalle, ahora: string): readonly Linea[] {
  const { id, articuloId, codigo, descripcion, control } = renglon;
  if (ahora === '0') return [];
  if (control) return [{ lineaId: id, articuloId, codigo, descripcion, control, cantidad: ahora }];
  return componentesQueSalen(renglon, ahora).flatMap(({ componente, cantidad }) => {
    if (!componente.control) return [];
    const { id: lineaId, ...resto } = componente;
    return [{ ...resto, lineaId, control: componente.control, cantidad }];
  });
}
