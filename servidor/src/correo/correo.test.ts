import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transaccion } from '#db/transaccion.ts';
import type { Llavero } from '#http/entorno.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { codigoDe, esperarCorreo, leerCorreos } from '#prueba/correo.ts';
import { type Carta, componer } from './carta.ts';
import { type Correo, crearCorreo, INTENTOS } from './correo.ts';
import { remitenteDe } from './transporte.ts';

const { log } = Fastify({ logger: false });
/** Turns every bit: enough to see that nothing is kept as it was written. */
const darVuelta = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0xff));
const llavero: Llavero = {
  cifrar: (secreto) => ({ claveId: 'prueba', cifrado: darVuelta(secreto) }),
  descifrar: (_claveId, cifrado) => darVuelta(cifrado),
};
const carta: Carta = {
  para: 'lucia@quiroga.test',
  asunto: 'Cambiá tu contraseña',
  parrafos: ['Hola, Lucía & <Cía>:', 'Pediste un enlace. Si no fuiste vos, no hace falta que hagas nada, ñandú.'],
  enlace: { texto: 'Cambiar la contraseña', url: `http://trastienda.test/auth/x#codigo=${'aB3_-'.repeat(9)}` },
};

let base: BaseDePrueba;
let dataDir: string;
const abiertos: Correo[] = [];
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'correo-'));
});
afterEach(async () => {
  await Promise.all(abiertos.splice(0).map((uno) => uno.cerrar()));
  await base.db.deleteFrom('correo_pendiente').execute();
  await rm(dataDir, { recursive: true });
});

function abrir(smtpUrl?: string): Correo {
  const correo = crearCorreo({ db: base.db, llavero, dataDir, smtpUrl, direccion: () => 'http://trastienda.test' });
  expect(correo.sale).toBe(smtpUrl !== undefined);
  abiertos.push(correo);
  return correo;
}
const encolar = (correo: Correo, ...cartas: Carta[]) => transaccion(base.db, (tx) => correo.encolar(tx, ...cartas));
const pendientes = () => base.db.selectFrom('correo_pendiente').selectAll().execute();
const vaciar = () => vi.waitFor(async () => expect(await pendientes()).toEqual([]), { timeout: 5_000, interval: 20 });

it('says the same as text and as HTML, without anything that comes from elsewhere', () => {
  const { texto, html } = componer(carta);
  expect(texto).toContain('Hola, Lucía & <Cía>:');
  expect(texto).toContain(carta.enlace?.url);
  expect(html).toContain('Hola, Lucía &amp; &lt;Cía&gt;:');
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
  expect(html.match(/https?:\/\/[\w.]+/g)?.every((url) => url === 'http://trastienda.test')).toBe(true);
});

it.each([
  ['asunto', { ...carta, asunto: 'Hola\r\nBcc: otra@x.test' }],
  ['para', { ...carta, para: 'a@x.test\nCc: otra@x.test' }],
])('refuses a line break in %s', (_, mala) => {
  expect(() => componer(mala)).toThrow('one line');
});

it.each([
  ['smtp://correo.test?remitente=ventas@quiroga.test', undefined, 'ventas@quiroga.test'],
  ['smtp://avisos%40quiroga.test:clave@correo.test', 'https://tienda.test', 'avisos@quiroga.test'],
  ['smtp://usuario:clave@correo.test', 'https://tienda.test:8443', 'trastienda@tienda.test'],
  [undefined, undefined, 'trastienda@localhost'],
])('with SMTP_URL %s and BASE_URL %s it signs as %s', (smtpUrl, baseUrl, remitente) => {
  expect(remitenteDe(smtpUrl, baseUrl)).toBe(remitente);
});

describe('without a server of mails', () => {
  it('writes each mail as a file that only its owner reads, after the COMMIT', async () => {
    const correo = abrir();
    correo.empezar(log);
    await encolar(correo, carta);

    const leido = await esperarCorreo(dataDir, carta.para);
    expect(leido.asunto).toBe(carta.asunto);
    expect(leido.texto).toContain('ñandú');
    expect(codigoDe(leido)).toBe('aB3_-'.repeat(9));
    const [archivo = ''] = await readdir(join(dataDir, 'correo'));
    expect((await stat(join(dataDir, 'correo', archivo))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'correo'))).mode & 0o777).toBe(0o700);
    await vaciar();
  });

  it('sends nothing of a transaction that is undone', async () => {
    const correo = abrir();
    correo.empezar(log);
    const deshecha = transaccion(base.db, async (tx) => {
      await correo.encolar(tx, carta);
      throw new Error('no');
    });
    await expect(deshecha).rejects.toThrow('no');
    await encolar(correo, { ...carta, para: 'otra@quiroga.test' });
    await esperarCorreo(dataDir, 'otra@quiroga.test');
    expect(await leerCorreos(dataDir, carta.para)).toEqual([]);
  });

  it('keeps what waits encrypted, and sends it after a restart', async () => {
    await encolar(abrir(), carta);
    const [pendiente] = await pendientes();
    expect(pendiente?.sobre.toString('latin1')).not.toContain('codigo=');
    expect(darVuelta(pendiente?.sobre ?? Buffer.alloc(0)).toString()).toContain('codigo=');

    abrir().empezar(log);
    await esperarCorreo(dataDir, carta.para);
  });

  it('sends each of forty mails once, however many nodes there are', async () => {
    const nodos = [abrir(), abrir(), abrir()];
    for (const nodo of nodos) nodo.empezar(log);
    const cartas = Array.from({ length: 40 }, (_, i) => ({ ...carta, para: `persona${i}@quiroga.test` }));
    await encolar(abrir(), ...cartas);
    for (const nodo of nodos) nodo.despertar();
    await vaciar();
    const destinos = (await leerCorreos(dataDir)).map(({ para }) => para);
    expect(destinos.sort()).toEqual(cartas.map(({ para }) => para).sort());
  });

  it('throws away a mail that can no longer serve', async () => {
    await encolar(abrir(), { ...carta, sirveMinutos: 30 });
    await base.pool.query("update correo_pendiente set vence_en = vence_en - interval '31 minutes'");
    abrir().empezar(log);
    await vaciar();
    expect(await leerCorreos(dataDir)).toEqual([]);
  });
});

describe('by SMTP', () => {
  let servidor: Server;
  let recibidos: string[];
  let ordenes: string[];
  let respuesta: string;
  /** The order that the server refuses for good, whoever the mail is for. */
  let ordenMala: string | undefined;
  let url: string;
  beforeEach(async () => {
    recibidos = [];
    ordenes = [];
    respuesta = '250 ok';
    ordenMala = undefined;
    servidor = escucharSmtp({
      alOrdenar: (orden) => {
        ordenes.push(orden);
        return orden === ordenMala ? '530 authenticate first' : undefined;
      },
      alDestino: () => respuesta,
      alRecibir: (texto) => recibidos.push(texto),
    });
    await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
    const direccion = servidor.address();
    url = `smtp://127.0.0.1:${typeof direccion === 'object' && direccion ? direccion.port : 0}`;
  });
  afterEach(() => new Promise((listo) => servidor.close(listo)));

  it('hands the mail over and forgets it', async () => {
    const correo = abrir(`${url}?remitente=ventas@quiroga.test`);
    correo.empezar(log);
    await encolar(correo, carta);
    await vaciar();
    expect(recibidos).toHaveLength(1);
    expect(recibidos[0]).toMatch(/^From: Trastienda <ventas@quiroga\.test>/m);
    expect(recibidos[0]).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  it('tries again later when it is not taken, and gives up in the end', async () => {
    respuesta = '451 later';
    const correo = abrir(url);
    correo.empezar(log);
    await encolar(correo, carta);
    const intentos = async () => (await pendientes())[0]?.intentos;
    await vi.waitFor(async () => expect(await intentos()).toBe(1), { timeout: 5_000, interval: 20 });
    const { rows } = await base.pool.query(
      "select proximo_en > now() + interval '20 seconds' as luego from correo_pendiente",
    );
    expect(rows).toEqual([{ luego: true }]);

    await base.pool.query('update correo_pendiente set proximo_en = now(), intentos = $1', [INTENTOS - 1]);
    correo.despertar();
    await vaciar();
    expect(recibidos).toEqual([]);
  });

  it('loses no mail because the server does not take ours: its password or its sender may be put right', async () => {
    ordenMala = 'MAIL';
    const correo = abrir(url);
    correo.empezar(log);
    await encolar(correo, carta);
    await vi.waitFor(() => expect(ordenes).toContain('MAIL'), { timeout: 5_000, interval: 20 });
    await correo.cerrar();
    expect(await pendientes()).toMatchObject([{ intentos: 1 }]);

    ordenMala = undefined;
    await base.pool.query('update correo_pendiente set proximo_en = now()');
    abrir(url).empezar(log);
    await vaciar();
    expect(recibidos).toHaveLength(1);
  });

  it('stops once the mail that is going out is gone: the others wait for the next start', async () => {
    const correo = abrir(url);
    await encolar(abrir(), ...Array.from({ length: 5 }, (_, i) => ({ ...carta, para: `persona${i}@quiroga.test` })));
    correo.empezar(log);
    await vi.waitFor(() => expect(ordenes).toContain('MAIL'), { timeout: 5_000, interval: 1 });
    await correo.cerrar();
    const salieron = recibidos.length;
    expect(salieron).toBeLessThanOrEqual(2);
    expect(await pendientes()).toHaveLength(5 - salieron);
    // And they were not touched: whoever starts next takes them at once.
    abrir(url).empezar(log);
    await vaciar();
    expect(recibidos).toHaveLength(5);
  });

  it('does not insist with an address that does not exist, and tells the log whose in part only', async () => {
    respuesta = `550 5.1.1 <${carta.para}>: nobody`;
    const lineas: string[] = [];
    const stream = { write: (linea: string) => void lineas.push(linea) };
    const correo = abrir(url);
    correo.empezar(Fastify({ logger: { level: 'warn', stream } }).log);
    await encolar(correo, carta);
    await vaciar();
    expect(recibidos).toEqual([]);
    expect(lineas.join()).toContain('550 5.1.1 <lu…@quiroga.test>: nobody');
    expect(lineas.join()).not.toContain(carta.para);
  });
});

/** As much of a server of mails as one letter needs. */
function escucharSmtp({
  alOrdenar,
  alDestino,
  alRecibir,
}: {
  readonly alOrdenar: (orden: string) => string | undefined;
  readonly alDestino: () => string;
  readonly alRecibir: (texto: string) => void;
}): Server {
  return createServer((conexion) => {
    let cuerpo: string | undefined;
    conexion.on('error', () => {});
    conexion.write('220 prueba\r\n');
    conexion.on('data', (trozo) => {
      const texto = trozo.toString();
      if (cuerpo !== undefined) {
        cuerpo += texto;
        if (!cuerpo.endsWith('\r\n.\r\n')) return;
        alRecibir(cuerpo);
        cuerpo = undefined;
        conexion.write('250 ok\r\n');
        return;
      }
      const [orden = ''] = texto.split(/[ \r]/);
      if (orden === 'DATA') cuerpo = '';
      const contestacion: Readonly<Record<string, string>> = {
        RCPT: alDestino(),
        DATA: '354 go',
        QUIT: '221 bye',
      };
      conexion.write(`${alOrdenar(orden) ?? contestacion[orden] ?? '250 prueba'}\r\n`);
    });
  });
}
