import type { Product } from '#galeria/api-falsa/productos.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { carrito } from './tienda.ts';

/** Takes a line away, with «Deshacer» in the notice. */
export function useQuitarDelCarrito(): (product: Product) => void {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  return ({ id, title }) => {
    const antes = carrito.leer();
    carrito.quitar(id);
    avisos.info(
      t('carrito.quitado', { titulo: title }),
      conDeshacer(() => carrito.reponer(antes, id)),
    );
  };
}
