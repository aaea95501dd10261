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
/** Whether who is asked for a key by the button leaves it. */
let seCancela: boolean;

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
    if (clase === 'pedida') return seCancela ? falla(new DOMException('', 'NotAllowedError')) : listo(enBytes);
    elegirSugerida = (llave) => {
      sucesos.push('sugerida elegida');
      listo(llave);
    };
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
  seCancela = false;
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

it('suggests them again to who left the key of the button', async () => {
  seCancela = true;
  const { salidas } = renderPuertas('/login', respuestas);
  await moverElPuntero();
  await waitFor(() => expect(sucesos).toEqual(['sugerida']));
  await apretarLlave();
  expect((await screen.findByRole('alert')).textContent).toContain('No se usó ninguna llave de acceso.');
  await waitFor(() => expect(sucesos).toEqual(['sugerida', 'sugerida dejada', 'pedida', 'sugerida']));

  elegirSugerida(enElNavegador);
  await waitFor(() => expect(salidas).toEqual(['/']));
});

it('says that the one that was suggested is not accepted, and goes on suggesting', async () => {
  const rechazo = { status: 401, code: 'acceso.llave_rechazada', title: 'No sirve.' };
  const { servidor, salidas } = renderPuertas('/login', { ...respuestas, [LLAVE]: rechazo });
  await moverElPuntero();
  await waitFor(() => expect(sucesos).toEqual(['sugerida']));
  elegirSugerida(enElNavegador);
  expect((await screen.findByRole('alert')).textContent).toContain('La llave de acceso no se pudo comprobar.');
  expect(salidas).toEqual([]);

  await waitFor(() => expect(sucesos).toEqual(['sugerida', 'sugerida elegida', 'sugerida']));
  servidor.responder(LLAVE, sesionDePrueba([]));
  elegirSugerida(enElNavegador);
  await waitFor(() => expect(salidas).toEqual(['/']));
});

it('a password that is wrong leaves what is suggested as it is', async () => {
  const rechazo = { status: 401, code: 'acceso.credenciales', title: 'No coinciden.' };
  const { servidor } = renderPuertas('/login', { ...respuestas, 'POST /api/acceso/ingresar': rechazo });
  await moverElPuntero();
  await waitFor(() => expect(sucesos).toEqual(['sugerida']));
  await userEvent.type(screen.getByLabelText('Usuario o correo'), 'lferreyra');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'otra{Enter}');
  await screen.findByRole('alert');
  expect(sucesos).toEqual(['sugerida']);
  expect(servidor.recibido(OPCIONES)).toHaveLength(1);
});
