import type { Tramo } from './disposicion.ts';
import { Evento } from './evento.tsx';
import type { DeVista } from './vista.ts';

/** The height of a line of events, with its gap. */
export const ALTO_DE_CARRIL = 27;

/** The events that begin in a cell of a row of days, drawn over as many cells as they take. */
export function Tramos(props: {
  readonly tramos: readonly Tramo[];
  /** The place of the cell in its row. */
  readonly lugar: number;
  readonly arriba: number;
  readonly onAbrir: DeVista['onAbrir'];
}) {
  return props.tramos
    .filter(({ desde }) => desde === props.lugar)
    .map(({ evento, largo, carril, viene, sigue }) => (
      <Evento
        key={evento.id}
        evento={evento}
        forma="linea"
        viene={viene}
        sigue={sigue}
        onAbrir={() => props.onAbrir(evento)}
        sx={{
          top: props.arriba + carril * ALTO_DE_CARRIL,
          insetInlineStart: viene ? 0 : '3px',
          width: `calc(${largo * 100}% + ${largo - 1 - (viene ? 0 : 3) - (sigue ? 0 : 4)}px)`,
        }}
      />
    ));
}
