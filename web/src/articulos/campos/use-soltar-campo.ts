import { useQueryClient } from '@tanstack/react-query';
import { type CampoPedido, soltarCampo, verUsoDeCampo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import type { NodoVisto } from '#articulos/clasificacion/paneles-de-nodo.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';

/** Asks for a campo no longer in a node, after telling how many artículos stop showing it. */
export function useSoltarCampo() {
  const { t } = useTranslation('campos');
  const cache = useQueryClient();
  const avisos = useAvisos();
  const conPregunta = useConPregunta();
  const soltar = useComando(soltarCampo);
  return async ({ id, nombre, version }: CampoPedido, { nivel, nodo }: NodoVisto): Promise<void> => {
    const lugar = { nivel, nodoId: nodo.id };
    const uso = await cache
      .fetchQuery({ ...consultaDe(verUsoDeCampo, { params: { id }, query: lugar }), staleTime: 0 })
      .catch((error: unknown) => void avisos.error(error));
    if (!uso) return;
    const { articulos } = uso;
    await conPregunta(
      {
        titulo: t('quitarTitulo', { nombre, en: nodo.nombre }),
        texto: t('quitarTexto', { count: articulos }),
        boton: t('quitarBoton'),
        peligro: true,
      },
      () => soltar.mutateAsync({ params: { id }, body: { version, ...lugar, articulos } }),
      t('quitado', { nombre, en: nodo.nombre }),
    );
  };
}
