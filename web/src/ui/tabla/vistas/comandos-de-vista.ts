import {
  borrarVista,
  cambiarVista,
  crearVista,
  elegirVistaInicial,
  restaurarVista,
  type Vista,
} from '@trastienda/nucleo/vistas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { olvidarCambios } from '#ui/tabla/diseno.ts';
import { cambiarInicial, conocerVistas, useVistaInicial } from './conocidas.ts';
import { useIrAVista } from './ir-a-vista.ts';
import { disenoDeVista } from './lo-que-se-ve.ts';

type Rol = Vista['roles'][number];

/** What is done to the views of a table, with its notice and its way back. */
export function useComandosDeVista(clave: string, consulta: ConsultaDeLista) {
  const { t } = useTranslation('vistas');
  const { t: tUi } = useTranslation('ui');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const ir = useIrAVista(consulta);
  const hayInicial = useVistaInicial(clave) !== undefined;
  const crear = useComando(crearVista);
  const cambiar = useComando(cambiarVista);
  const borrar = useComando(borrarVista);
  const restaurar = useComando(restaurarVista);
  const elegir = useComando(elegirVistaInicial);

  /** As it is kept now, also for the table that shows it. */
  const conocer = (vista: Vista): Vista => {
    conocerVistas([[vista.id, { diseno: disenoDeVista(vista) }]]);
    return vista;
  };
  /** What fails is said in a notice: there is no form to say it in. */
  const avisando = (hecho: Promise<unknown>): void => void hecho.catch((error: unknown) => avisos.error(error));

  const escribir = async (vista: Vista, contenido: Vista['contenido']) => {
    const nueva = conocer(
      await cambiar.mutateAsync({ params: { id: vista.id }, body: { version: vista.version, contenido } }),
    );
    olvidarCambios(clave, vista.id);
    avisos.exito(t('guardada', { nombre: vista.nombre }), {
      accion: {
        texto: tUi('accion.deshacer'),
        onClick: () => {
          const body = { version: nueva.version, contenido: vista.contenido };
          avisando(cambiar.mutateAsync({ params: { id: vista.id }, body }).then(conocer));
        },
      },
    });
  };
  const preguntarYEscribir = async (vista: Vista, contenido: Vista['contenido']) => {
    const respuesta = await confirmar({
      titulo: t('otroGuardo', { nombre: vista.nombre }),
      texto: t('otroGuardoTexto'),
      boton: t('guardarIgual'),
      peligro: true,
    });
    if (respuesta) await escribir(vista, contenido);
  };

  const elegirInicial = async (vista: Vista | null, rol?: Rol) => {
    const body = { pantalla: clave, vistaId: vista?.id ?? null, ...(rol && { rol }) };
    const { inicial } = await elegir.mutateAsync({ body });
    cambiarInicial(clave, inicial);
  };
  return {
    ir: (vista: Vista | undefined) => ir(vista, { explicita: hayInicial }),
    crear: async (nombre: string, contenido: Vista['contenido'], roles: readonly Rol[]) => {
      const vista = conocer(
        await crear.mutateAsync({ body: { pantalla: clave, nombre, contenido, roles: [...roles] } }),
      );
      await ir(vista);
      avisos.exito(t('guardada', { nombre }));
    },
    guardar: (vista: Vista, contenido: Vista['contenido'], seVio: boolean) =>
      avisando(seVio ? escribir(vista, contenido) : preguntarYEscribir(vista, contenido)),
    descartar: (vista: Vista) => {
      olvidarCambios(clave, vista.id);
      void ir(vista);
    },
    nombrar: ({ id, version }: Vista, nombre: string) =>
      cambiar.mutateAsync({ params: { id }, body: { version, nombre } }),
    /** Several orders. `onCambiada` gets the view after the first one: should another fail, saving again goes on from there. */
    compartir: async (
      { id, version }: Vista,
      roles: readonly Rol[],
      inicialDe: readonly Rol[],
      onCambiada: (vista: Vista) => void,
    ) => {
      const vista = await cambiar.mutateAsync({ params: { id }, body: { version, roles: [...roles] } });
      onCambiada(vista);
      for (const rol of inicialDe.filter((uno) => !vista.inicialDe.includes(uno))) await elegirInicial(vista, rol);
      const dejan = vista.inicialDe.filter((uno) => roles.includes(uno) && !inicialDe.includes(uno));
      for (const rol of dejan) await elegirInicial(null, rol);
      avisos.exito(roles.length === 0 ? t('yaNoSeComparte') : t('compartida'));
    },
    borrar: (vista: Vista) =>
      avisando(
        borrar.mutateAsync({ params: { id: vista.id }, body: { version: vista.version } }).then(async ({ version }) => {
          await ir(undefined, { explicita: hayInicial });
          const deshacer = () =>
            avisando(
              restaurar
                .mutateAsync({ params: { id: vista.id }, body: { version } })
                .then((vuelta) => ir(conocer(vuelta))),
            );
          avisos.exito(t('borrada', { nombre: vista.nombre }), {
            accion: { texto: tUi('accion.deshacer'), onClick: deshacer },
          });
        }),
      ),
    abrirSiempre: (vista: Vista | null) =>
      avisando(
        elegirInicial(vista).then(() =>
          avisos.exito(vista ? t('abrira', { nombre: vista.nombre }) : t('abriraComoViene')),
        ),
      ),
  };
}
