import { textos } from '#galeria/ecommerce/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { carrito } from './tienda.ts';

/** Adds pieces of a product, and says so. */
export function useAgregarAlCarrito(): (id: number, qty?: number) => void {
  const t = textos.usar();
  const avisos = useAvisos();
  return (id, qty) => {
    carrito.agregar(id, qty);
    avisos.exito(t('tienda.agregado'));
  };
}
