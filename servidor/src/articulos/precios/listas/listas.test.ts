import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articulo,
  LISTAS,
  lista,
  ponerCosto,
  ponerPrecio,
  SIN_NADIE,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

const cambiar = ({ id, version }: { id: string; version: number }, cambio: object, quien = persona) =>
  quien.patch(`${LISTAS}/${id}`, { version, ...cambio });
const deLista = (listaBaseId: string, resto: object = {}) => ({ derivacion: { base: 'LISTA', listaBaseId, ...resto } });

/** What the trail of a lista says, change by change, of whether it is the default one. */
async function deOmisionSegun(id: string): Promise<(string | null)[]> {
  const filas = await prueba.db
    .selectFrom('auditoria as a')
    .innerJoin('auditoria_campo as c', 'c.auditoria_id', 'a.id')
    .select('c.despues')
    .where('a.entidad', '=', 'lista_precio')
    .where('a.entidad_id', '=', id)
    .where('a.accion', '=', 'lista.cambiar')
    .where('c.campo', '=', 'omision')
    .orderBy('a.id')
    .execute();
  return filas.map(({ despues }) => despues);
}

describe('PRE-01 PRE-02 listas', () => {
  it('a derived one takes its prices from another: coefficient, rounding, fee (INV-45)', async () => {
    const id = await articulo(persona, { precio: '12.34' });
    const derivada = await lista(persona, deLista(INICIALES.lista, { paso: '10', adicional: '-0.01' }));
    expect(derivada).toMatchObject({
      tipo: 'DERIVADA',
      derivacion: { listaBase: 'Lista 1', coeficiente: '1', paso: '10' },
    });

    expect(await vigente(persona, id, `listaId=${derivada.id}`)).toMatchObject({
      neto: '9.99',
      conIva: '12.0879',
      origen: 'DERIVADO',
      pasos: [
        { paso: 'BASE', importe: '12.34' },
        { paso: 'COEFICIENTE', importe: '12.34' },
        { paso: 'REDONDEO', importe: '10.00' },
        { paso: 'ADICIONAL', importe: '9.99' },
      ],
    });
    const ficha = (await persona.get(`/api/articulos/${id}`)).cuerpo;
    expect(ficha.precios.find(({ listaId }: { listaId: string }) => listaId === derivada.id).neto).toBe('9.99');
    const tabla = (await persona.get(`/api/articulos?listaId=${derivada.id}&buscar=${ficha.codigo}`)).cuerpo.filas;
    expect(tabla[0].precio).toBe('9.99');
    const conPrecio = async (sinPrecio: boolean) =>
      (await persona.get(`/api/articulos?listaId=${derivada.id}&sinPrecio=${sinPrecio}&buscar=${ficha.codigo}`)).cuerpo
        .total;
    expect([await conPrecio(false), await conPrecio(true)]).toEqual([1, 0]);
  });

  it('a price written by hand holds over the derived one', async () => {
    const id = await articulo(persona, { precio: '100' });
    const derivada = await lista(persona, deLista(INICIALES.lista, { coeficiente: '2' }));
    expect(await vigente(persona, id, `listaId=${derivada.id}`)).toMatchObject({ neto: '200.00', origen: 'DERIVADO' });
    await ponerPrecio(persona, id, { listaId: derivada.id, importe: '150' });
    expect(await vigente(persona, id, `listaId=${derivada.id}`)).toMatchObject({
      neto: '150.00',
      origen: 'ESCRITO',
      pasos: [],
    });
  });

  it('the prices of many artículos in a lista are told at once, each as it is told alone; what is not there does not come', async () => {
    const ids = [
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '12.34' }),
      await articulo(persona),
    ];
    const derivada = await lista(persona, { incluyeIva: true, ...deLista(INICIALES.lista, { coeficiente: '2' }) });
    const pedirlos = (listaId: string, articuloIds: readonly string[], quien = persona) =>
      quien.post('/api/articulos/precios/vigentes', { listaId, articuloIds });
    for (const listaId of [INICIALES.lista, derivada.id]) {
      const { status, cuerpo } = await pedirlos(listaId, [...ids, SIN_NADIE]);
      expect(status).toBe(200);
      const solos = await Promise.all(
        ids.map(async (id) => [id, (await vigente(persona, id, `listaId=${listaId}`)).neto]),
      );
      expect(
        new Map(cuerpo.precios.map((uno: { articuloId: string; neto: string }) => [uno.articuloId, uno.neto])),
      ).toEqual(new Map(solos as [string, string | null][]));
    }
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await pedirlos(INICIALES.lista, ids, vendedor)).cuerpo.precios).toHaveLength(3);
    expect(await pedirlos(SIN_NADIE, ids)).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['listaId'] }] } });
    expect(
      (
        await pedirlos(
          INICIALES.lista,
          Array.from({ length: 1_001 }, () => SIN_NADIE),
        )
      ).status,
    ).toBe(400);
  });

  it('PRE-09 PRE-14 changes of currency and of IVA on the way', async () => {
    const id = await articulo(persona, { iva: '10.5' });
    const dolares = await lista(persona, { moneda: 'USD' });
    const pesos = await lista(persona, { ...deLista(dolares.id), incluyeIva: true });
    await ponerPrecio(persona, id, { listaId: dolares.id, importe: '10' });
    expect(await vigente(persona, id, `listaId=${pesos.id}`)).toMatchObject({ neto: null, origen: 'NINGUNO' });

    const cotizacion = await persona.post('/api/articulos/cotizaciones', { valor: '1450.5', fuente: 'BNA vendedor' });
    expect(cotizacion).toMatchObject({
      status: 201,
      cuerpo: { moneda: 'USD', valor: '1450.50', vigente: true, creadaPor: 'R. Núñez' },
    });
    expect(await vigente(persona, id, `listaId=${pesos.id}`)).toMatchObject({
      conIva: '16028.025',
      neto: '14505.00',
      moneda: 'ARS',
    });

    const vieja = { valor: '1000', fuente: 'Otra', fecha: '2026-01-02' };
    expect((await persona.post('/api/articulos/cotizaciones', vieja)).cuerpo.vigente).toBe(false);
    const todas = (await persona.get('/api/articulos/cotizaciones?moneda=USD&buscar=bna')).cuerpo;
    expect(todas).toMatchObject({ total: 1, filas: [{ fuente: 'BNA vendedor' }] });
    // TD-12 the file is of what the filter leaves, in its order, with the columns that show.
    const exportar = async (filtro: string) =>
      (await persona.get(`/api/articulos/cotizaciones/exportar?${filtro}`)).texto.replace('\uFEFF', '').split('\r\n');
    const [titulos, fila, ...resto] = await exportar('moneda=USD&buscar=bna');
    expect(titulos).toBe('Fecha;Moneda;Pesos por unidad;Vigente;Fuente;Escrita por;Escrita el');
    expect(fila).toMatch(/^\d\d\/\d\d\/\d{4};USD;1450,50;Sí;BNA vendedor;R\. Núñez;\d/);
    expect(resto).toEqual(['']);
    expect(await exportar('orden=fecha&columnas=fuente')).toEqual(['Fuente', 'Otra', 'BNA vendedor', '']);
    // TD-07 each column by itself, its days those of here.
    const con = (filtros: string) => exportar(`orden=fecha&columnas=fuente&filtros=${encodeURIComponent(filtros)}`);
    expect(await con('fecha:entre:2026-01-02,2026-01-02')).toEqual(['Fuente', 'Otra', '']);
    expect(await con('fecha:entre:2026-01-03,;quien:contiene:nunez')).toEqual(['Fuente', 'BNA vendedor', '']);
    expect(await con('valor:entre:,1000;moneda:uno:USD')).toEqual(['Fuente', 'Otra', '']);
    expect(await con('fuente:empieza:bna;valor:entre:1450.5,1450.5')).toEqual(['Fuente', 'BNA vendedor', '']);
    expect(await con('fecha:entre:,2026-01-01')).toEqual(['Fuente', '']);
    const futura = await persona.post('/api/articulos/cotizaciones', { ...vieja, fecha: '2199-01-01' });
    expect(futura.cuerpo.issues).toMatchObject([{ path: ['fecha'], message: 'Esa fecha todavía no llegó.' }]);
  });

  it('PRE-10 never goes under the margin it wants over the cost, and hides the cost from who may not see it', async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '88.88' });
    const derivacion = { base: 'COSTO_REPOSICION', coeficiente: '1.1', paso: '5' };
    const conMargen = await lista(persona, { derivacion, margenMinimo: '25' });
    expect(await vigente(persona, id, `listaId=${conMargen.id}`)).toMatchObject({ neto: '111.10' });

    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect(await vigente(vendedor, id, `listaId=${conMargen.id}`)).toMatchObject({ neto: '111.10', pasos: [] });
    const vista = (await vendedor.get(LISTAS)).cuerpo.filas.find((fila: { id: string }) => fila.id === conMargen.id);
    expect(vista).toMatchObject({ tipo: 'DERIVADA', derivacion: null, margenMinimo: null });
  });

  it('PRE-11 quantity breaks of the base reach the derived one', async () => {
    const id = await articulo(persona, { precio: '100' });
    await ponerPrecio(persona, id, { importe: '80', cantidadDesde: '12' });
    const derivada = await lista(persona, deLista(INICIALES.lista, { coeficiente: '1.5' }));
    expect((await vigente(persona, id, `listaId=${derivada.id}&cantidad=11`)).neto).toBe('150.00');
    expect((await vigente(persona, id, `listaId=${derivada.id}&cantidad=12`)).neto).toBe('120.00');
    expect(await vigente(persona, id, 'cantidad=12')).toMatchObject({
      neto: '80.00',
      cantidadDesde: '12',
      origen: 'ESCRITO',
    });
  });

  it('INV-44 never derives from itself, not even when two close the circle at once', async () => {
    const a = await lista(persona);
    const b = await lista(persona);
    const respuestas = await Promise.all([cambiar(a, deLista(b.id)), cambiar(b, deLista(a.id))]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('articulos.lista_en_circulo');

    const c = await lista(persona, { nombre: 'Mayorista' });
    const d = await lista(persona, { nombre: 'Gremio', ...deLista(c.id) });
    expect((await cambiar(c, deLista(d.id))).cuerpo).toMatchObject({
      code: 'articulos.lista_en_circulo',
      title: 'Las listas quedarían calculándose en círculo: Mayorista → Gremio → Mayorista. Elegí otra base.',
    });
    // The wall of the database, whoever writes.
    const alLado = prueba.db.updateTable('lista_precio').set({ tipo: 'DERIVADA', base: 'LISTA', lista_base_id: d.id });
    await expect(alLado.where('id', '=', c.id).execute()).rejects.toThrow('would derive from itself');
  });

  it('INV-44 two connections that close a circle one after the other: the second one is refused', async () => {
    const [a, b] = [await lista(persona), await lista(persona)];
    const poner = (de: string, base: string) =>
      prueba.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('lista_precio')
          .set({ tipo: 'DERIVADA', base: 'LISTA', lista_base_id: base })
          .where('id', '=', de)
          .execute();
        await new Promise((listo) => setTimeout(listo, 50));
      });
    const fines = await Promise.allSettled([poner(a.id, b.id), poner(b.id, a.id)]);
    expect(fines.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is renamed, ordered, made the default one and inactivated, over the version that was seen', async () => {
    const una = await lista(persona, { nombre: 'Taller' });
    const respuestas = await Promise.all([cambiar(una, { nombre: 'Talleres' }), cambiar(una, { nombre: 'Taller 2' })]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('comun.version_vieja');

    const actual = respuestas.find(({ status }) => status === 200)?.cuerpo;
    const primera = await cambiar(actual, { orden: 1, sucursales: [INICIALES.sucursal] });
    expect(primera.cuerpo).toMatchObject({
      orden: 1,
      sucursales: [{ id: INICIALES.sucursal, nombre: 'Casa Central' }],
    });
    const deOmision = await cambiar(primera.cuerpo, { omision: true });
    expect(deOmision.cuerpo.omision).toBe(true);
    expect((await cambiar(deOmision.cuerpo, { activa: false })).cuerpo).toMatchObject({
      code: 'articulos.lista_en_uso',
    });

    const lista1 = (await persona.get(LISTAS)).cuerpo.filas.find((fila: { id: string }) => fila.id === INICIALES.lista);
    const vuelta = await cambiar(lista1, { omision: true });
    expect(vuelta.cuerpo.omision).toBe(true);
    // Each of the two tells when it became the default one and when it ceased to be.
    expect([await deOmisionSegun(una.id), await deOmisionSegun(lista1.id)]).toEqual([
      ['true', 'false'],
      ['false', 'true'],
    ]);
    const ahora = (await persona.get(LISTAS)).cuerpo.filas.find((fila: { id: string }) => fila.id === una.id);
    expect((await cambiar(ahora, { activa: false })).cuerpo).toMatchObject({ activa: false, omision: false });
  });

  it('goes to the place where it is shown, the default one before all and the inactive ones behind', async () => {
    const enUso = async (): Promise<{ id: string; version: number; activa: boolean }[]> =>
      (await persona.get(LISTAS)).cuerpo.filas.filter(({ activa }: { activa: boolean }) => activa);
    // Two that are not in use, which show after them all, before them in number, and the default one behind.
    for (const vieja of [await lista(persona), await lista(persona)]) await cambiar(vieja, { activa: false });
    const una = await lista(persona);
    const ultima = await lista(persona);
    const deOmision = (await cambiar(ultima, { omision: true })).cuerpo;
    const otra = await lista(persona);
    const ids = (filas: readonly { id: string }[]) => filas.map(({ id }) => id);
    const antes = ids(await enUso());
    expect([antes[0], ...antes.slice(-2)]).toEqual([deOmision.id, una.id, otra.id]);

    expect((await cambiar(otra, { orden: antes.length - 1 })).status).toBe(200);
    expect(ids(await enUso())).toEqual([...antes.slice(0, -2), otra.id, una.id]);
    const movida = (await enUso()).find(({ id }) => id === otra.id) ?? otra;
    expect((await cambiar(movida, { orden: antes.length })).status).toBe(200);
    expect(ids(await enUso())).toEqual(antes);
    const lista1 = (await enUso()).find(({ id }) => id === INICIALES.lista);
    await cambiar(lista1 ?? otra, { omision: true });
  });

  it('refuses what it cannot take', async () => {
    const base = await lista(persona);
    await lista(persona, deLista(base.id));
    expect((await cambiar(base, { activa: false })).cuerpo.code).toBe('articulos.lista_en_uso');
    await ponerPrecio(persona, await articulo(persona), { listaId: base.id, importe: '10' });
    expect((await cambiar(base, { incluyeIva: true })).cuerpo.code).toBe('articulos.lista_con_precios');
    const derivada = await lista(persona, deLista(base.id));
    const vendible = await articulo(persona);
    await ponerPrecio(persona, vendible, { listaId: base.id, importe: '10' });
    const nota = await persona.post('/api/ventas/notas-de-pedido', {
      ...{ clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito, listaId: derivada.id },
      renglones: [{ articuloId: vendible, cantidad: '1' }],
    });
    expect(nota.status, nota.texto).toBe(201);
    expect((await cambiar(derivada, { moneda: 'USD' })).cuerpo.code).toBe('articulos.lista_con_precios');
    const mal = async (cuerpo: object) => (await persona.post(LISTAS, { nombre: 'Nueva', ...cuerpo })).cuerpo.issues;
    expect(await mal({ derivacion: { base: 'LISTA' } })).toMatchObject([{ message: 'Elegí de qué lista sale.' }]);
    expect(await mal(deLista(SIN_NADIE))).toMatchObject([{ path: ['derivacion', 'listaBaseId'] }]);
    expect(await mal({ derivacion: { base: 'COSTO_PROMEDIO', listaBaseId: base.id } })).toMatchObject([
      { message: 'Sólo va cuando la base es otra lista.' },
    ]);
    expect(await mal({ derivacion: { base: 'COSTO_PROMEDIO', coeficiente: '0' } })).toMatchObject([
      { message: 'Tiene que ser mayor que cero.' },
    ]);
    expect(await mal({ sucursales: [SIN_NADIE] })).toMatchObject([{ path: ['sucursales'] }]);
    expect((await persona.patch(`${LISTAS}/${SIN_NADIE}`, { version: 1 })).status).toBe(404);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await cambiar(base, { nombre: 'Mía' }, vendedor)).status).toBe(403);
  });
});
