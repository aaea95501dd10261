import { filasDePeso, type Topes } from '#bench/web/informe.ts';
import { objetivos, type Pagina } from '#bench/web/objetivos.ts';
import { listas } from '#bench/web/paginas.ts';
import { pesar } from '#bench/web/pesar.ts';
import { poblar } from './ejemplo.ts';
import { expect, test } from './tienda.ts';

// Bytes, requests and axe of the web budget: what does not depend on how busy the machine is. `npm run presupuesto` tells
// the rest. A page that is over its target is held where it is, so that it can only get lighter.

const TOPES: Readonly<Record<Pagina, Topes>> = {
  acceso: {},
  inicio: { kbAlMostrar: 285, pedidos: 30 },
  articulos: { kbAlMostrar: 340, kbEnTotal: 340, pedidos: 31 },
};

for (const pagina of Object.keys(objetivos) as Pagina[]) {
  test(`${objetivos[pagina].nombre} keeps within its budget`, async ({ page, context, servidor, sesion, interfaz }) => {
    await poblar(interfaz);
    if (objetivos[pagina].conSesion) {
      await context.addCookies([{ name: 'sid', value: sesion, url: servidor.url, httpOnly: true, sameSite: 'Lax' }]);
    }
    const peso = await pesar(page, objetivos[pagina].camino, listas[pagina]);
    const pasadas = filasDePeso(pagina, peso, TOPES[pagina]).filter(({ cumple }) => !cumple);
    expect(pasadas).toEqual([]);
    expect(peso.axe).toEqual([]);
  });
}
