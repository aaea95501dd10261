import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { renderPuertas } from '#puertas/puertas.prueba.tsx';

const OPCIONES = 'POST /api/acceso/llave/opciones';
const LLAVE = 'POST /api/acceso/llave';
const opciones = { challenge: 'AAEC', rpId: 'localhost', allowCredentials: [{ id: 'AQ', type: 'public-key' }] };
const respuestas = { [OPCIONES]: { opciones }, [LLAVE]: sesionDePrueba([]) };

/** What the browser was asked, and what it was told to leave, in order. */
let sucesos: string[];
let elegirSugerida: (llave: object) => void;
let pedidas: CredentialRequestOptions[];

/** What a device says of a key with everything as bytes, which the library writes down. */
const enBytes = {
  id: 'AQ',
  rawId: Uint8Array.of(1).buffer,
  type: 'public-key',
  response: {
    authenticatorData: Uint8Array.of(2).buffer,
    clientDataJSON: Uint8Array.of(3).buffer,
    signature: Uint8Array.of(4).buffer,
    userHandle: null,
  },
  authenticatorAttachment: null,
  getClientExtensionResults: () => ({}),
};
const escrita = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key',
  response: { authenticatorData: 'Ag', clientDataJSON: 'Aw', signature: 'BA' },
  clientExtensionResults: {},
};
/** What only the browser can write down. */
const enElNavegador = { toJSON: () => ({ ...escrita, authenticatorAttachment: 'platform' }) };

/** A browser holds one request at a time: another one over it is refused, as Chrome does. */
function get(pedido: CredentialRequestOptions): Promise<unknown> {
  const clase = pedido.mediation === 'conditional' ? 'sugerida' : 'pedida';
  pedidas.push(pedido);
  return new Promise((listo, falla) => {
    const dejar = () => falla(new DOMException('', 'AbortError'));
    if (pedido.signal?.aborted) return dejar();
    if (sucesos.at(-1) === 'sugerida') return falla(new DOMException('', 'OperationError'));
    sucesos.push(clase);
    if (clase === 'pedida') return listo(enBytes);
    elegirSugerida = listo;
    pedido.signal?.addEventListener('abort', () => {
      sucesos.push('sugerida dejada');
      dejar();
    });
  });
}

/** The browser of somebody with keys; an old one does not read the options by itself. */
function conNavegador({ viejo }: { readonly viejo: boolean }): void {
  const suyo = viejo ? {} : { parseRequestOptionsFromJSON: (una: object) => ({ leida: una }) };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, suyo, { isConditionalMediationAvailable: async () => true }),
  );
}

beforeEach(() => {
  sucesos = [];
  pedidas = [];
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  conNavegador({ viejo: false });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'credentials'));

const moverElPuntero = async () => userEvent.hover(await screen.findByRole('heading', { level: 1 }));
const apretarLlave = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Entrar con una llave de acceso' }));

it('offers the keys among the suggestions once somebody is there, with nothing but the browser', async () => {
  const { servidor, salidas } = renderPuertas('/login?next=%2Ftaller%2Freporte', respuestas);
  await screen.findByLabelText('Contraseña');
  expect(servidor.recibido(OPCIONES)).toHaveLength(0);
  await moverElPuntero();
  await waitFor(() => expect(sucesos).toEqual(['sugerida']));
  expect(pedidas[0]?.publicKey).toEqual({ leida: { ...opciones, allowCredentials: [] } });
  await userEvent.click(screen.getByRole('checkbox'));

  elegirSugerida(enElNavegador);
  await waitFor(() => expect(salidas).toEqual(['/taller/reporte']));
  expect(servidor.recibido(LLAVE)).toEqual([
    { respuesta: { ...escrita, authenticatorAttachment: 'platform' }, recordar: false },
  ]);
  expect(servidor.recibido(OPCIONES)).toHaveLength(1);
});

it('takes back the suggestions before the browser is asked for a key by the button', async () => {
  const { servidor, salidas } = renderPuertas('/login', respuestas);
  await moverElPuntero();
  await waitFor(() => expect(sucesos).toEqual(['sugerida']));
  await apretarLlave();

  await waitFor(() => expect(salidas).toEqual(['/']));
  expect(sucesos).toEqual(['sugerida', 'sugerida dejada', 'pedida']);
  expect(servidor.recibido(LLAVE)).toEqual([{ respuesta: escrita, recordar: true }]);
});

it('asks for the challenge of the button once that of the suggestions has come, whose cookie would replace it', async () => {
  const primera = Promise.withResolvers<object>();
  const { servidor, salidas } = renderPuertas('/login', { ...respuestas, [OPCIONES]: () => primera.promise });
  await moverElPuntero();
  await apretarLlave();
  await waitFor(() => expect(servidor.recibido(OPCIONES)).toHaveLength(1));
  expect(sucesos).toEqual([]);

  servidor.responder(OPCIONES, { opciones });
  primera.resolve({ opciones });
  await waitFor(() => expect(salidas).toEqual(['/']));
  expect(servidor.recibido(OPCIONES)).toHaveLength(2);
  expect(sucesos).toEqual(['pedida']);
});

it('takes back the suggestions when the screen is left', async () => {
  const { unmount, salidas } = renderPuertas('/login', respuestas);
  await moverElPuntero();
  await waitFor(() => expect(sucesos).toEqual(['sugerida']));
  unmount();
  expect(sucesos).toEqual(['sugerida', 'sugerida dejada']);
  expect(salidas).toEqual([]);
});

it('suggests none where the browser cannot read the options by itself, and the button works as well', async () => {
  conNavegador({ viejo: true });
  const { servidor, salidas } = renderPuertas('/login', respuestas);
  await moverElPuntero();
  await userEvent.type(screen.getByLabelText('Usuario o correo'), 'lferreyra');
  expect(servidor.recibido(OPCIONES)).toEqual([]);

  await apretarLlave();
  await waitFor(() => expect(salidas).toEqual(['/']));
  expect(sucesos).toEqual(['pedida']);
  expect(servidor.recibido(LLAVE)).toEqual([{ respuesta: escrita, recordar: true }]);
});
