import {
  type CambioDeLista,
  cambiarListaDePrecio,
  crearListaDePrecio,
  type ListaDePrecio,
} from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';

/** Screens of other rooms that let a lista be chosen. */
const CON_LISTAS = { invalida: ['clientes'] };

export function useComandosDeLista() {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const crear = useComando(crearListaDePrecio, CON_LISTAS);
  const cambiar = useComando(cambiarListaDePrecio, CON_LISTAS);

  const guardar = async ({ id, version }: ListaDePrecio, cambio: Omit<CambioDeLista, 'version'>): Promise<void> => {
    try {
      const { nombre } = await cambiar.mutateAsync({ params: { id }, body: { version, ...cambio } });
      avisos.exito(t('listasDePrecio.listas.guardada', { nombre }));
    } catch (error) {
      avisos.error(error);
    }
  };
  return {
    crear: crear.mutateAsync,
    cambiar: cambiar.mutateAsync,
    mover: (lista: ListaDePrecio, orden: number) => guardar(lista, { orden }),
    hacerOmision: (lista: ListaDePrecio) => guardar(lista, { omision: true }),
    activar: (lista: ListaDePrecio) => guardar(lista, { activa: true }),
    inactivar: async (lista: ListaDePrecio): Promise<void> => {
      const respuesta = await confirmar({
        titulo: t('listasDePrecio.listas.inactivarTitulo', { nombre: lista.nombre }),
        texto: t('listasDePrecio.listas.inactivarTexto'),
        boton: t('listasDePrecio.listas.inactivarBoton'),
        peligro: true,
      });
      if (respuesta) await guardar(lista, { activa: false });
    },
  };
}
