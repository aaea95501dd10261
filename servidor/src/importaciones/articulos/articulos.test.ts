import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
});
afterAll(() => prueba.cerrar());

const TITULOS = 'Código;Descripción;Marca;Rubro;Familia;Subfamilia;IVA;Precio;Código de barras;Código original';

describe('a file of artículos', () => {
  const contenido = `${TITULOS}\r
W 712/73;Filtro de aceite;Mann;Motor;Filtros;Filtros de aceite;21;12.500,50;7790001234568;030 115 561 AN\r
P-200;Pastillas de freno;Bosch;Frenos;Pastillas;Pastillas;10,5;900;;\r
P-200;Repetida;Bosch;;;;;1;;\r
;Sin código;;;;;;;;\r
`;

  it('is recognised, rehearsed, applied, and does nothing the second time', async () => {
    const cargada = await articulos.subir(contenido);
    expect(cargada).toMatchObject({ status: 201, cuerpo: { estado: 'CARGADA', faltan: [], perfil: null } });
    const { id, muestra, mapeo } = cargada.cuerpo;
    expect(mapeo).toMatchObject({ codigo: 0, descripcion: 1, precio: 7, codigoDeBarras: 8 });
    expect(muestra[0]).toMatchObject({ fila: 2, valores: { codigo: 'W 712/73', precio: '12500,5' }, rechazos: [] });
    expect(muestra[3].rechazos).toHaveLength(1);

    const validada = await articulos.hacer(id, 'validar');
    expect(validada.cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 2, rechazadas: 2, leidas: 4, fallo: null });
    expect((await admin.get('/api/articulos')).cuerpo.filas).toEqual([]);

    const aplicada = await articulos.hacer(id, 'aplicar');
    expect(aplicada.cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2, actualizar: 0, fallo: null });
    expect(aplicada.cuerpo.detalles).toContainEqual({ texto: 'Marcas nuevas', cantidad: 2 });
    const hallados = (await admin.get('/api/articulos?buscar=7790001234568')).cuerpo.filas;
    expect(hallados).toMatchObject([{ codigo: 'W 712/73', marca: 'Mann', subfamilia: 'Filtros de aceite' }]);
    expect(hallados[0].precio).toBe('12500.50');

    const repetida = await articulos.importar(contenido);
    expect(repetida.cuerpo).toMatchObject({ estado: 'APLICADA', crear: 0, actualizar: 0, sinCambios: 2 });
    expect(repetida.cuerpo.anterior).toMatchObject({ id });
  });

  it('says of each row what became of it, and why it was left out', async () => {
    const { id } = (await admin.get('/api/importaciones?porPagina=1&pagina=2')).cuerpo.filas[0];
    const { filas } = (await articulos.filas(id)).cuerpo;
    expect(filas.map(({ fila, resultado }: { fila: number; resultado: string }) => [fila, resultado])).toEqual([
      [2, 'CREAR'],
      [3, 'CREAR'],
      [4, 'RECHAZADA'],
      [5, 'RECHAZADA'],
    ]);
    expect(filas[0]).toMatchObject({
      referencia: 'W 712/73',
      texto: 'Filtro de aceite',
      registroId: expect.any(String),
    });
    expect(filas[0].cambios).toContainEqual({ campo: 'Precio', antes: null, despues: '12.500,50' });
    expect(filas[2].rechazos).toEqual([
      { columna: 'Código', valor: 'P-200', motivo: 'Repite el artículo de la fila 3.' },
    ]);
    const informe = await admin.get(`/api/importaciones/${id}/rechazos`);
    expect(informe.texto).toContain('4;Código;P-200;Repite el artículo de la fila 3.;P-200');
  });

  it('creates and updates in one file, changing only what it brings', async () => {
    const { cuerpo } = await articulos.importar(
      'codigo;descripcion;precio;marca\nw712-73;;13000;\nP200;Pastillas de freno;900;Bosch\nN-1;Nuevo;1;\n',
    );
    expect(cuerpo).toMatchObject({ crear: 1, actualizar: 1, sinCambios: 1, rechazadas: 0 });
    const [cambiada] = (await articulos.filas(cuerpo.id, 'resultado=ACTUALIZAR')).cuerpo.filas;
    expect(cambiada.cambios).toEqual([{ campo: 'Precio', antes: '12.500,50', despues: '13.000,00' }]);
    const [filtro] = (await admin.get('/api/articulos?buscar=W71273')).cuerpo.filas;
    expect(filtro).toMatchObject({ descripcion: 'Filtro de aceite', marca: 'Mann', precio: '13000.00' });
  });

  it('adds other codes that are free and says whose those that are not', async () => {
    const { cuerpo } = await articulos.importar(
      'codigo;descripcion;codigo de barras;oem\nN-1;Nuevo;7790001234568;X-9\nN-2;Otro;;x9\n',
    );
    expect(cuerpo).toMatchObject({ crear: 1, actualizar: 1, rechazadas: 0 });
    const { filas } = (await articulos.filas(cuerpo.id)).cuerpo;
    expect(
      filas.flatMap(({ rechazos }: { rechazos: { motivo: string }[] }) => rechazos.map(({ motivo }) => motivo)),
    ).toEqual([
      'Ya es un código del artículo W 712/73: el artículo se toma sin él.',
      'Ya lo trae la fila 2: el artículo se toma sin él.',
    ]);
  });

  it('says which unidad it does not know', async () => {
    const { cuerpo } = await articulos.importar('codigo;descripcion;unidad\nUN-1;Tornillo;ZZZ\n');
    const { filas } = (await articulos.filas(cuerpo.id)).cuerpo;
    expect(filas[0].rechazos).toEqual([{ columna: 'unidad', valor: 'ZZZ', motivo: 'No existe la unidad «ZZZ».' }]);
  });

  it('goes on without a bar code whose digit of control is wrong, and says which it should be', async () => {
    const { cuerpo } = await articulos.importar(
      'codigo;descripcion;codigo de barras\nDC-1;Bujía;7790001234569|7790001112583\nDC-2;Junta;CAJA 9\n',
    );
    expect(cuerpo).toMatchObject({ crear: 2, rechazadas: 0 });
    const { filas } = (await articulos.filas(cuerpo.id)).cuerpo;
    expect(filas.map(({ rechazos }: { rechazos: object[] }) => rechazos)).toMatchObject([
      [
        {
          columna: 'codigo de barras',
          valor: '7790001234569',
          motivo: 'Su dígito de control no corresponde, tendría que terminar en 8: el artículo se toma sin él.',
        },
      ],
      [],
    ]);
    const { rows } = await prueba.pool.query(
      "select c.valor from codigo_articulo c join articulo a on a.id = c.articulo_id where a.codigo like 'DC-_' order by 1",
    );
    expect(rows).toEqual([{ valor: '7790001112583' }, { valor: 'CAJA 9' }]);
  });

  it('ART-25 what is already something else of another artículo is said, and taken only with a reason', async () => {
    await articulos.importar('codigo;descripcion;oem;codigo de barras\nCZ-1;Bomba;CZ-OEM;7790001112576\n');
    const archivo = 'codigo;descripcion;oem\ncz oem;Bomba original;\nCZ-2;Otra;CZ-1\nCZ-3;Junta;CZ-4\nCZ-4;Retén;\n';
    const { cuerpo } = await articulos.importar(archivo);
    expect(cuerpo).toMatchObject({ crear: 3, rechazadas: 1 });
    const dichos = (await articulos.filas(cuerpo.id)).cuerpo.filas.flatMap(
      ({ fila, rechazos }: { fila: number; rechazos: { motivo: string }[] }) =>
        rechazos.map(({ motivo }) => `${fila}: ${motivo}`),
    );
    expect(dichos).toEqual([
      expect.stringMatching(/^2: Es un código original de CZ-1\. Si son dos cosas distintas/),
      expect.stringMatching(/^3: Es el código propio de CZ-1\. .* el artículo se toma sin él\.$/),
      expect.stringMatching(/^4: Es el código propio de CZ-4\. /),
    ]);
    await articulos.hacer(cuerpo.id, 'revertir');
    const { cuerpo: aceptado } = await articulos.importar(archivo, { motivoDeCruces: 'Así se venden' });
    expect(aceptado).toMatchObject({ crear: 4, rechazadas: 0 });
    const { rows } = await prueba.pool.query(
      "select count(*)::int as n from codigo_articulo where valor in ('CZ-1', 'CZ-4') and tipo = 'ORIGINAL'",
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('ART-25 a new artículo with an original code of another one of its marca is left out, unless there is a reason', async () => {
    const TITULOS_DE_OEM = 'codigo;descripcion;marca;oem';
    await articulos.importar(`${TITULOS_DE_OEM}\nOE-1;Bomba;Valeo;OE 100\n`);
    const archivo = `${TITULOS_DE_OEM}\nOE-2;Bomba de agua;valeo;oe100\nOE-3;Bomba;Bosch;OE-100\nOE-4;Junta;Valeo;OE 200\nOE-5;Junta;Valeo;OE-200\nOE-1;;Valeo;OE-300\n`;
    const { cuerpo } = await articulos.importar(archivo);
    expect(cuerpo).toMatchObject({ crear: 2, actualizar: 1, rechazadas: 2 });
    const { filas } = (await articulos.filas(cuerpo.id)).cuerpo;
    type Fila = {
      readonly fila: number;
      readonly resultado: string;
      readonly rechazos: readonly { readonly motivo: string }[];
    };
    const dichos = filas.map(({ fila, resultado, rechazos }: Fila) => [
      ...[fila, resultado, ...rechazos.map(({ motivo }) => motivo)],
    ]);
    expect(dichos).toEqual([
      [
        2,
        'RECHAZADA',
        expect.stringMatching(/^Ya es un código original de OE-1, de la misma marca\. Si son dos cosas/),
      ],
      [3, 'CREAR', 'Ya es un código del artículo OE-1: el artículo se toma sin él.'],
      [4, 'CREAR'],
      [5, 'RECHAZADA', expect.stringMatching(/^Repite el código original y la marca de la fila 4\. /)],
      [6, 'ACTUALIZAR'],
    ]);
    expect((await articulos.importar(archivo, { motivoDeCruces: 'Son dos modelos' })).cuerpo).toMatchObject({
      ...{ crear: 2, rechazadas: 0 },
    });
  });

  it('leaves what the search reads as a command of one artículo would, whatever its texts', async () => {
    const TEXTOS = 'codigo;descripcion;marca;codigo de barras;oem';
    const busqueda = verificacionesDeArticulos.find(({ codigo }) => codigo === 'ART-02');
    const { cuerpo } = await articulos.importar(
      `${TEXTOS}\nñ-1/Á;Válvula «de» ½ pulgada – ÑANDÚ;Ü & Cía.;779 000.1;o-1|O 22\n00-A;***;;;\nQ.1;Una;Otra;;00.x\n`,
    );
    expect(cuerpo).toMatchObject({ crear: 3, rechazadas: 0 });
    expect(await busqueda?.consulta(prueba.db)).toEqual([]);
    const [, sinMarca] = (await articulos.filas(cuerpo.id)).cuerpo.filas;
    expect(sinMarca.cambios.map(({ campo }: { campo: string }) => campo)).toEqual([
      'Descripción',
      'Subfamilia',
      'Unidad',
      'Tipo',
      'IVA',
      'Permite negativo',
    ]);

    const otra = await articulos.importar(`${TEXTOS}\nN1A;;;;o3\n00A;Con «letras»;;;\nQ1;;Ü & Cía.;;\n`);
    expect(otra.cuerpo).toMatchObject({ actualizar: 3, rechazadas: 0 });
    expect(await busqueda?.consulta(prueba.db)).toEqual([]);
    const hallados = (await admin.get(`/api/articulos?buscar=${encodeURIComponent('nandu valvula o3')}`)).cuerpo.filas;
    expect(hallados).toMatchObject([{ codigo: 'ñ-1/Á' }]);
  });
});

it('reads a text whose lines end in different ways', async () => {
  const mezclado = 'Código;Descripción\r\nMEZ-1;Uno\nMEZ-2;"Dos\nrenglones"\rMEZ-3;Tres';
  const { cuerpo } = await articulos.importar(mezclado);
  expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 3, rechazadas: 0 });
});

it('waits for whoever is writing a line of an artículo whose tipo it changes', async () => {
  await articulos.importar('Código;Descripción\r\nTIPO-1;Colocación\r\n');
  const [{ id }] = (await admin.get('/api/articulos?buscar=TIPO-1')).cuerpo.filas;
  const soltar = Promise.withResolvers<void>();
  const tomado = Promise.withResolvers<void>();
  // What a foreign key takes of the artículo it names.
  const linea = prueba.db.transaction().execute(async (tx) => {
    await sql`select from articulo where id = ${id} for key share`.execute(tx);
    tomado.resolve();
    await soltar.promise;
  });
  await tomado.promise;
  const importada = articulos.importar('Código;Tipo\r\nTIPO-1;SERVICIO\r\n');
  await esperarBloqueo(prueba.db).finally(soltar.resolve);
  await linea;
  expect((await importada).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });
  expect((await admin.get(`/api/articulos/${id}`)).cuerpo.tipo).toBe('SERVICIO');
});

it('knows the decimal sign of a column that somebody names by hand, as of one that it knew', async () => {
  const precios = ['1.250,50', '12.500', '900,00'].map((precio, i) => `SG-${i};Uno;${precio}`);
  const { id, formato } = (await articulos.subir(`codigo;descripcion;Mostrador\n${precios.join('\n')}\n`)).cuerpo;
  expect(formato.decimal).toBeNull();
  const { cuerpo } = await articulos.cambiar(id, { mapeo: { codigo: 0, descripcion: 1, precio: 2 } });
  expect(cuerpo.formato.decimal).toBe(',');
  expect(cuerpo.muestra.map(({ valores }: { valores: { precio: string } }) => valores.precio)).toEqual([
    ...['1250,5', '12500', '900'],
  ]);
  const dudoso = await articulos.cambiar(id, { formato: { decimal: null } });
  expect(dudoso.cuerpo.formato.decimal).toBeNull();
});

it('a price in another currency than that of its lista is never taken for one of it: its artículo comes without, and says so', async () => {
  const filas = ['MN-1;Uno;12,50;USD', 'MN-2;Dos;U$S 3;', 'MN-3;Tres;900;ARS', 'MN-4;Cuatro;950;$', 'MN-5;Cinco;7;EUR'];
  const { cuerpo } = await articulos.importar(`codigo;descripcion;precio;mon\n${filas.join('\n')}\n`);
  expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 5, rechazadas: 0 });
  const motivo =
    'Está en dólares y Lista 1 es en pesos: el artículo se toma sin ese precio. Traelo con «Precios de una lista».';
  const leidas = (await articulos.filas(cuerpo.id)).cuerpo.filas;
  expect(leidas.map(({ rechazos }: { rechazos: { motivo: string }[] }) => rechazos.map((uno) => uno.motivo))).toEqual([
    ...[[motivo], [motivo], [], []],
    ['No es una moneda que se use: va $, ARS, U$S o USD. El artículo se toma sin ese precio.'],
  ]);
  const hallados = (await admin.get('/api/articulos?buscar=MN&orden=codigo')).cuerpo.filas;
  expect(hallados.map(({ precio }: { precio: string | null }) => precio)).toEqual([
    ...[null, null, '900.00', '950.00', null],
  ]);
});

it('ART-21 a net price is never taken for one with IVA: what the table exports of a lista that keeps them so leaves its prices alone', async () => {
  const nueva = { nombre: 'Con IVA', incluyeIva: true };
  const { id: listaId } = (await admin.post('/api/articulos/listas-de-precio', nueva)).cuerpo;
  const tomar = async (codigo: string, titulo: string, opciones?: object) => {
    const { cuerpo } = await articulos.importar(`codigo;descripcion;${titulo}\n${codigo};Uno;121\n`, opciones);
    const [fila] = (await articulos.filas(cuerpo.id)).cuerpo.filas;
    return [fila.resultado, ...fila.rechazos.map((uno: { motivo: string }) => uno.motivo)];
  };
  const motivo =
    'La columna «Lista 1 neto» es sin IVA y Con IVA guarda sus precios con IVA: el artículo se toma sin ese precio. Traelo con «Precios de una lista».';
  expect(await tomar('LI-1', 'Precio', { listaId })).toEqual(['CREAR']);
  expect(await tomar('LI-2', 'Lista 1 neto', { listaId })).toEqual(['CREAR', motivo]);
  expect(await tomar('LI-1', 'Lista 1 neto', { listaId })).toEqual(['SIN_CAMBIOS', motivo]);
  expect(await tomar('LI-3', 'Lista 1 neto')).toEqual(['CREAR']);
  const deLista = async (lista: string, campo: 'precio' | 'precioConIva') =>
    (await admin.get(`/api/articulos?buscar=LI&orden=codigo${lista}`)).cuerpo.filas.map(
      (uno: Record<typeof campo, string | null>) => uno[campo],
    );
  expect(await deLista(`&listaId=${listaId}`, 'precioConIva')).toEqual(['121.00', null, null]);
  expect(await deLista('', 'precio')).toEqual([null, null, '121.00']);
});
