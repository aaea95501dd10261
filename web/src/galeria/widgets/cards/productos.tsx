import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useProductos } from '#galeria/ecommerce/carrito/tienda.ts';
import { TarjetaDeProducto } from '#galeria/ecommerce/tarjeta-de-producto.tsx';
import { textos } from '#galeria/widgets/textos.ts';

const CUANTOS = 4;

/** Four of the products of the shop that are there: adding one puts it in the same cart. */
export function Productos() {
  const t = textos.usar();
  return (
    <ConEstados consulta={useProductos()} vacio={{ icono: IconPackageOff, titulo: t('sinProductos') }}>
      {(todos) =>
        todos
          .filter(({ stock }) => stock)
          .slice(0, CUANTOS)
          .map((product) => <TarjetaDeProducto key={product.id} product={product} />)
      }
    </ConEstados>
  );
}
