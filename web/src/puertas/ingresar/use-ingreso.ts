import { type SubmitEvent, useRef, useState } from 'react';
import { PedidoRechazado } from '#api/pedir.ts';
import { useIntento } from '#puertas/intento.ts';
import { useMismoDiseno } from '#puertas/marco.tsx';
import { conDestino, entrar, irA } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { guardarUsuario, usuarioRecordado } from '#puertas/recordado.ts';

export type EstadoDeIngreso = ReturnType<typeof useIngreso>;

/** What the login form knows, and what it does with it. */
export function useIngreso() {
  const { enviando, falla, intentar } = useIntento();
  const [recordado] = useState(usuarioRecordado);
  const [usuario, setUsuario] = useState(recordado ?? '');
  const [contrasena, setContrasena] = useState('');
  const [recordar, setRecordar] = useState(true);
  const [revisado, setRevisado] = useState(false);
  const segundoPaso = useMismoDiseno('/auth/two-steps');
  const cajaUsuario = useRef<HTMLInputElement>(null);
  const cajaContrasena = useRef<HTMLInputElement>(null);

  const handleSubmit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    setRevisado(true);
    if (usuario.trim() === '') return cajaUsuario.current?.focus();
    if (contrasena === '') return cajaContrasena.current?.focus();
    await intentar(async () => {
      try {
        const ingresado = await pedir('ingresar', { usuario: usuario.trim(), contrasena, recordar });
        guardarUsuario(recordar ? usuario.trim() : null);
        if ('pendiente' in ingresado) return irA(conDestino(segundoPaso));
      } catch (error) {
        if (error instanceof PedidoRechazado) cajaContrasena.current?.select();
        throw error;
      }
      await entrar();
    });
  };
  return {
    ...{ usuario, setUsuario, contrasena, setContrasena, recordar, setRecordar, revisado },
    ...{ cajaUsuario, cajaContrasena, handleSubmit, enviando, falla },
    habiaRecordado: recordado !== null,
    /** Enters by another way than the form. */
    con: (hacer: () => Promise<void>) => intentar(() => hacer().then(entrar)),
  };
}
