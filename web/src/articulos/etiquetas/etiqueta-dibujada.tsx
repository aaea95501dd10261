import type { verMuestraDeEtiquetas } from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import type { Pieza } from '@trastienda/nucleo/articulos/etiquetas/disponer.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { anchoDeTexto } from '@trastienda/nucleo/comun/letra.ts';

type Simbolo = ResponseOf<typeof verMuestraDeEtiquetas>['filas'][number]['simbolo'];

/** A label as the printer draws it, already laid out. */
export function EtiquetaDibujada(props: {
  readonly x: number;
  readonly y: number;
  readonly piezas: readonly Pieza[];
  readonly simbolo: Simbolo;
}) {
  const { x, y, piezas, simbolo } = props;
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      {piezas.map((pieza) =>
        pieza.tipo === 'texto' ? (
          <text
            key={`${pieza.x} ${pieza.y}`}
            x={pieza.x}
            y={pieza.y}
            fontSize={pieza.tamano}
            fontWeight={pieza.negrita ? 700 : 400}
            fill="#000"
            // As wide as on paper, whatever the spacing of the page and the size of a pixel.
            textLength={anchoDeTexto(pieza.texto, pieza.tamano, pieza.negrita)}
            lengthAdjust="spacingAndGlyphs"
            textRendering="geometricPrecision"
          >
            {pieza.texto}
          </text>
        ) : (
          <path
            key="simbolo"
            fill="#000"
            shapeRendering="crispEdges"
            transform={`translate(${pieza.x} ${pieza.y}) scale(${pieza.ancho} ${pieza.alto})`}
            d={(simbolo?.rectangulos ?? [])
              .map(([rx, ry, ancho, alto]) => `M${rx} ${ry}h${ancho}v${alto}h${-ancho}z`)
              .join('')}
          />
        ),
      )}
    </g>
  );
}
