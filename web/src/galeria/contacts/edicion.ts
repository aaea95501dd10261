import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Contact } from '#galeria/api-falsa/entidades/contacts.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { type CampoDeContacto, cambiarContacto, hayCambios, nombreDe, restaurarContacto } from './estado.ts';
import { textos } from './textos.ts';

type Cambiar = (fn: (contactos: readonly Contact[]) => readonly Contact[]) => void;

/**
 * The edit mode of the chosen contact. What is typed is already in the list, so leaving without saving puts back the
 * snapshot that was taken on entry: by «Cancelar», after asking when another one is chosen, and when the screen or the
 * address of who is edited is left, which asks if something was typed.
 */
export function useEdicion(elegido: Contact | undefined, cambiar: Cambiar) {
  const t = textos.usar();
  const confirmar = useConfirmar();
  const [foto, setFoto] = useState<Contact | null>(null);
  const editando = foto !== null && foto.id === elegido?.id;
  useAvisoAlSalir(editando && hayCambios(foto, elegido), 'id');
  const volver = () => {
    if (foto) cambiar((contactos) => restaurarContacto(contactos, foto));
    setFoto(null);
  };
  // Whoever has just answered goes on to another address at once, which is not to ask again.
  const yaMismo = flushSync;
  const alIrse = useEffectEvent(volver);
  const id = elegido?.id;
  const idDeFoto = foto?.id;
  useEffect(() => {
    if (idDeFoto !== undefined && idDeFoto !== id) alIrse();
  }, [id, idDeFoto]);
  useEffect(() => () => alIrse(), []);

  return {
    editando,
    empezar: () => setFoto(elegido ?? null),
    terminar: () => yaMismo(() => setFoto(null)),
    cancelar: volver,
    campo: (campo: CampoDeContacto, valor: string) => {
      if (elegido) cambiar((contactos) => cambiarContacto(contactos, elegido.id, campo, valor));
    },
    /** Whether one may go on to something else: while editing it asks, and then everything is as it was. */
    dejar: async (): Promise<boolean> => {
      if (!editando) return true;
      const si = await confirmar({
        titulo: t('preguntaDescartar', { quien: nombreDe(foto) }),
        texto: t('preguntaDescartarTexto'),
        boton: t('descartar'),
        volver: t('seguirEditando'),
        peligro: true,
      });
      if (si) yaMismo(volver);
      return si !== null;
    },
  };
}
