import { escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import type { DecirElecciones } from '#ventas/kits/decir-elecciones.ts';

/** What happened to the lines of a draft, one row per line that came, changed or went, as people read it. */
export function cambiosDeRenglones(
  antes: readonly RenglonDeNota[],
  despues: readonly RenglonDeNota[],
  decirElecciones: DecirElecciones = () => '',
): Cambio[] {
  const decir = (renglon: RenglonDeNota | undefined) =>
    renglon ? `${decirVenta(renglon)}${decirElecciones(renglon)}` : null;
  const previos = new Map(antes.map((renglon) => [renglon.id, renglon]));
  const siguen = new Set(despues.map(({ id }) => id));
  const quedan = despues.map((renglon) => ({
    campo: `renglón ${renglon.codigo}`,
    antes: decir(previos.get(renglon.id)),
    despues: decir(renglon),
  }));
  const quitados = antes
    .filter(({ id }) => !siguen.has(id))
    .map((renglon) => ({ campo: `renglón ${renglon.codigo}`, antes: decir(renglon), despues: null }));
  return [...quedan, ...quitados].filter((cambio) => cambio.antes !== cambio.despues);
}

function decirVenta({ pedida, precio, sinCargo, descuentos, motivoDePrecio }: RenglonDeNota): string {
  const dto = descuentos.map((porcentaje) => ` − ${escribirNumero(porcentaje, 0, 4)} %`).join('');
  const importe = sinCargo ? 'sin cargo' : escribirNumero(precio, 2, 4);
  return `${escribirNumero(pedida, 0, 3)} × ${importe}${dto}${motivoDePrecio && ` («${motivoDePrecio}»)`}`;
}
