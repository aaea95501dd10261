import { formatearPesos } from '#ui/formato/formato.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { pesosEnCorto } from './pesos-en-corto.ts';

/** An amount as short as it can be read at a glance; whole for who points at it or listens. */
export function Dinero({ importe }: { readonly importe: string }) {
  const entero = formatearPesos(importe);
  return (
    <bdi title={entero}>
      <span aria-hidden>{pesosEnCorto(importe)}</span>
      <Oculto>{entero}</Oculto>
    </bdi>
  );
}
