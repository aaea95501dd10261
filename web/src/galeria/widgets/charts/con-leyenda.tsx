import { useApagados } from '#ui/grafico/apagados.ts';
import { DibujoDeGrafico } from '#ui/grafico/dibujo-de-grafico.tsx';
import { elementosDe } from '#ui/grafico/elementos.ts';
import type { DatosDeGrafico } from '#ui/grafico/grafico-tipos.ts';
import { Leyenda } from '#ui/grafico/leyenda.tsx';

/** A drawing in a card of others, with the legend that tells its colours and takes each off. */
export function ConLeyenda(props: { readonly titulo: string; readonly datos: DatosDeGrafico; readonly alto: number }) {
  const { titulo, datos, alto } = props;
  const elementos = elementosDe(datos);
  const [apagados, alternar] = useApagados(elementos);
  return (
    <div>
      <Leyenda etiqueta={titulo} elementos={elementos} apagados={apagados} onAlternar={alternar} />
      <DibujoDeGrafico titulo={titulo} datos={datos} alto={alto} apagados={apagados} />
    </div>
  );
}
