import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConEspera } from '#ui/con-espera.ts';
import type { ValoresBuscados } from '#ui/tabla/tabla-tipos.ts';
import { valoresHallados } from '#ui/tabla/valores-de-filtro.ts';

const ESPERA_MS = 150;
const SE_OFRECEN = 20;

/** What the server has that looks like what is typed, for a box to offer: its `list` is this `id`. */
export function Sugerencias(props: {
  readonly id: string;
  readonly valores: ValoresBuscados;
  readonly texto: string;
  /** What the cell had: nobody looks for it. */
  readonly antes: string;
}) {
  const { id, valores, texto, antes } = props;
  const buscar = useConEspera(texto.trim(), ESPERA_MS);
  const { data } = useQuery({
    ...valoresHallados(valores, buscar === antes ? '' : buscar, SE_OFRECEN),
    placeholderData: keepPreviousData,
  });
  return (
    <datalist id={id}>
      {data?.filas.map((valor) => (
        <option key={valor.id} value={valor.texto} />
      ))}
    </datalist>
  );
}
