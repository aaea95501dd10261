import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
let clientes: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
  clientes = importadorDe(admin, 'clientes');
});
afterAll(() => prueba.cerrar());

const CORRIDAS = 4;

/** Every artículo as it is for people: its fields, its other codes, its price, and what the search knows of it. */
async function fotoDeArticulos(): Promise<Map<string, unknown>> {
  const { rows } = await prueba.pool.query(`
    select a.codigo, a.descripcion, a.subfamilia_id, a.marca_id, a.unidad_id, a.decimales, a.tipo, a.iva, a.permite_negativo,
           a.observaciones, a.estado, p.texto, p.orden,
           array(select tipo || ' ' || valor from codigo_articulo c where c.articulo_id = a.id order by 1) as codigos,
           array(select tipo || ' ' || valor_norm from articulo_clave c where c.articulo_id = a.id order by 1) as claves,
           (select importe from precio v where v.articulo_id = a.id and v.desde <= now() and v.lista_id = '${INICIALES.lista}'
             order by v.desde desc limit 1) as precio
      from articulo a join articulo_palabras p on p.articulo_id = a.id`);
  return new Map(rows.map(({ codigo, ...resto }) => [codigo, resto]));
}

async function fotoDeClientes(): Promise<Map<string, unknown>> {
  const { rows } = await prueba.pool.query(`
    select c.codigo_externo, c.razon_social, c.busqueda, c.documento_tipo, c.documento_numero, c.condicion_iva, c.lista_id,
           c.email, c.telefono, c.observaciones, c.alerta, c.estado,
           array(select d.orden || ' ' || d.calle || ' ' || d.codigo_postal || ' ' || d.principal from cliente_domicilio d
                  where d.cliente_id = c.id order by 1) as domicilios
      from cliente c where c.codigo_externo is not null`);
  return new Map(rows.map(({ codigo_externo, ...resto }) => [codigo_externo, resto]));
}

const texto = fc.constantFrom('', 'Uno', 'Dos', 'Tres palabras más');
const filaDeArticulo = fc.record({
  codigo: fc.integer({ min: 1, max: 12 }).map((n) => `REV-${n}`),
  descripcion: fc.constantFrom('Filtro', 'Pastilla', 'Óptica', 'Semi-eje 10W-40'),
  marca: fc.constantFrom('', 'Mann-Filter', 'Bosch', 'Valeo'),
  subfamilia: fc.constantFrom('', 'Filtros', 'Frenos'),
  unidad: fc.constantFrom('', 'Metro'),
  iva: fc.constantFrom('', '21', '10,5'),
  precio: fc.constantFrom('', '1', '2,50', '0'),
  barras: fc.integer({ min: 1, max: 30 }).map((n) => (n > 12 ? '' : `B${n}`)),
  permite: fc.constantFrom('', 'Sí', 'No'),
  observaciones: texto,
});
const archivoDeArticulos = fc
  .array(filaDeArticulo, { minLength: 1, maxLength: 10 })
  .map((filas) =>
    [
      'codigo;descripcion;marca;subfamilia;unidad;iva;precio;codigo de barras;permite negativo;observaciones',
      ...filas.map((fila) => Object.values(fila).join(';')),
    ].join('\n'),
  );

/** Somebody works on some of them between the import and its reversal. */
async function tocar(codigo: string, como: string): Promise<void> {
  const [articulo] = (await admin.get(`/api/articulos?buscar=${codigo}&porPagina=1`)).cuerpo.filas;
  if (articulo?.codigo !== codigo) return;
  const { id, version } = articulo;
  const respuesta =
    como === 'editar'
      ? await admin.patch(`/api/articulos/${id}`, { version, observaciones: `tocado ${version}` })
      : como === 'precio'
        ? await admin.post(`/api/articulos/${id}/precios`, { importe: '77.00' })
        : await admin.post('/api/stock/ajustes', {
            depositoId: INICIALES.deposito,
            motivo: 'Error de carga',
            renglones: [{ articuloId: id, cantidad: '3' }],
          });
  expect(respuesta.status).toBeLessThan(300);
}

describe('INV-74 an import that is reverted', () => {
  it('gives back every artículo nobody touched since, exactly, and leaves the others, whatever the file', async () => {
    await fc.assert(
      fc.asyncProperty(
        archivoDeArticulos,
        archivoDeArticulos,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('editar', 'precio', 'ajustar')), {
          maxLength: 4,
        }),
        async (primero, segundo, toques) => {
          await articulos.importar(primero);
          const antes = await fotoDeArticulos();
          const { cuerpo } = await articulos.importar(segundo);
          const igual = await articulos.importar(segundo);
          expect(igual.cuerpo).toMatchObject({ crear: 0, actualizar: 0 });
          for (const [n, como] of toques) await tocar(`REV-${n}`, como);
          const tocados = await fotoDeArticulos();
          const revertida = (await articulos.hacer(cuerpo.id, 'revertir')).cuerpo;
          const afectados = await afectadosPor(cuerpo.id);
          const nombrados = new Set(toques.map(([n]) => `REV-${n}`));
          if (revertida.estado === 'APLICADA') {
            // With nothing to give back it is not used up.
            expect(revertida.fallo.code).toBe('importaciones.nada_que_revertir');
            expect([...afectados].filter((codigo) => !nombrados.has(codigo))).toEqual([]);
            expect(await fotoDeArticulos()).toEqual(tocados);
            return;
          }
          expect(revertida).toMatchObject({ estado: 'REVERTIDA', fallo: null });
          const { filas } = (await articulos.filas(cuerpo.id, 'noRevertidas=true&porPagina=200')).cuerpo;
          expect(filas).toHaveLength(revertida.noRevertidas);
          const quedaron = new Set<string>(filas.map(({ referencia }: { referencia: string }) => referencia));
          const despues = await fotoDeArticulos();
          for (const codigo of new Set([...antes.keys(), ...tocados.keys()])) {
            const esperado = afectados.has(codigo) && !quedaron.has(codigo) ? antes : tocados;
            expect([codigo, despues.get(codigo)]).toEqual([codigo, esperado.get(codigo)]);
          }
          // Nobody is left behind but those somebody touched.
          expect([...quedaron].filter((codigo) => !nombrados.has(codigo))).toEqual([]);
        },
      ),
      { numRuns: CORRIDAS, endOnFailure: true },
    );
    const { rows } = await prueba.pool.query(
      `select a.id from articulo a cross join palabras_de_articulo(a.id) w join articulo_palabras p on p.articulo_id = a.id
        where (p.texto, p.orden) is distinct from (w.texto, w.orden)`,
    );
    expect(rows).toEqual([]);
  }, 240_000);

  it('gives back every cliente nobody touched since', async () => {
    const titulos = 'codigo;razon social;documento;condicion iva;mail;domicilio;cp;alerta';
    await clientes.importar(`${titulos}\nK1;Uno;;;a@b.com;Calle 1;1000;\nK2;Dos;;;;;;Paga contado\nK3;Tres;;;;;;\n`);
    const antes = await fotoDeClientes();
    const segundo = `${titulos}\nK1;Uno SA;30-71234567-1;RI;c@d.com;Calle 9;;\nK2;Dos SA;;;;Calle 2;;\nK3;Tres SA;;;;;;\nK4;Cuatro;;;;Calle 4;;\nK5;Cinco;;;;;;\n`;
    const { cuerpo } = await clientes.importar(segundo);
    expect(cuerpo).toMatchObject({ crear: 2, actualizar: 3 });
    expect((await clientes.importar(segundo)).cuerpo).toMatchObject({ crear: 0, actualizar: 0 });
    const [k3] = (await admin.get('/api/clientes?buscar=K3')).cuerpo.filas;
    await admin.patch(`/api/clientes/${k3.id}`, { version: k3.version, alerta: 'Ojo' });
    const [k5] = (await admin.get('/api/clientes?buscar=K5')).cuerpo.filas;
    const nota = await admin.post('/api/ventas/notas-de-pedido', {
      clienteId: k5.id,
      depositoId: INICIALES.deposito,
      renglones: [{ articuloId: await unArticulo(), cantidad: '1' }],
    });
    expect(nota.status).toBe(201);

    const revertida = (await clientes.hacer(cuerpo.id, 'revertir')).cuerpo;
    expect(revertida).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 2 });
    const { filas } = (await clientes.filas(cuerpo.id, 'noRevertidas=true')).cuerpo;
    expect(filas.map(({ fila, noRevertida }: { fila: number; noRevertida: string }) => [fila, noRevertida])).toEqual([
      [4, 'Alguien lo cambió después.'],
      [6, 'Ya tiene documentos.'],
    ]);
    const despues = await fotoDeClientes();
    expect([despues.get('K1'), despues.get('K2'), despues.has('K4')]).toEqual([
      antes.get('K1'),
      antes.get('K2'),
      false,
    ]);
    expect(despues.get('K3')).toMatchObject({ razon_social: 'Tres SA', alerta: 'Ojo' });
    expect(despues.has('K5')).toBe(true);
  });

  it('puts back the unit of one that has a cost of reposición and nothing else', async () => {
    const { id, unidad } = (await admin.post('/api/articulos', { codigo: 'COSTO-1', descripcion: 'Con costo' })).cuerpo;
    expect((await admin.post(`/api/articulos/${id}/costos`, { importe: '9', origen: 'Factura' })).status).toBe(201);
    const { cuerpo } = await articulos.importar('codigo;unidad\nCOSTO-1;Metro\n');
    expect((await admin.get(`/api/articulos/${id}`)).cuerpo.unidad).not.toEqual(unidad);
    const revertida = await articulos.hacer(cuerpo.id, 'revertir');
    expect(revertida.cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    expect((await admin.get(`/api/articulos/${id}`)).cuerpo.unidad).toEqual(unidad);
  });

  it('keeps what it brought without a price and somebody gave one since', async () => {
    const { cuerpo } = await articulos.importar('codigo;descripcion\nSINP-1;Sin precio\nNADIE-1;Nadie lo tocó\n');
    const [{ id }] = (await admin.get('/api/articulos?buscar=SINP-1')).cuerpo.filas;
    expect((await admin.post(`/api/articulos/${id}/precios`, { importe: '77' })).status).toBe(201);
    expect((await articulos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 1 });
    expect((await admin.get(`/api/articulos/${id}/precios/vigente`)).cuerpo.neto).toBe('77.00');
  });

  it('is reverted once, and nothing else is ever deleted', async () => {
    const { cuerpo } = await articulos.importar('codigo;descripcion\nUNICO-1;x\n');
    await expect(prueba.pool.query("delete from articulo where codigo = 'UNICO-1'")).rejects.toThrow('never deleted');
    const revertida = await articulos.hacer(cuerpo.id, 'revertir');
    expect(revertida.cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    expect((await articulos.hacer(cuerpo.id, 'revertir')).cuerpo.code).toBe('comun.transicion_invalida');
    expect((await admin.get('/api/articulos?buscar=UNICO-1')).cuerpo.filas).toEqual([]);
  });
});

async function unArticulo(): Promise<string> {
  const creado = await admin.post('/api/articulos', { codigo: 'NOTA-1', descripcion: 'Para una nota', precio: '1.00' });
  return creado.cuerpo.id;
}

/** The codes of what an import created or changed. */
async function afectadosPor(id: string): Promise<Set<string>> {
  const { filas } = (await articulos.filas(id, 'porPagina=200')).cuerpo;
  const hechas = filas.filter(({ resultado }: { resultado: string }) => ['CREAR', 'ACTUALIZAR'].includes(resultado));
  return new Set(hechas.map(({ referencia }: { referencia: string }) => referencia));
}
