import { useQueryClient } from '@tanstack/react-query';
import { CambioDeCampo, type CampoPedido, cambiarCampo, verUsoDeCampo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { DatosDelCampo, NombreDelCampo } from './datos-del-campo.tsx';

/** How the panel of a campo is left: with it saved, or going back, which asks first when something was written. */
export type Salida = {
  readonly onCambios: (hayCambios: boolean) => void;
  readonly onCancelar: () => void;
  readonly onListo: () => void;
};
type Props = Salida & { readonly campo: CampoPedido };

const esquema = CambioDeCampo.omit({ version: true, motivo: true });

/** The form of a campo that exists. Options in use are taken away only after telling of how many artículos. */
export function CambioDelCampo({ campo: actual, onCambios, onCancelar, onListo }: Props) {
  const { t } = useTranslation('campos');
  const avisos = useAvisos();
  const cambiar = useComando(cambiarCampo);
  // The version seen when the form was opened: reading again meanwhile must not hide somebody else's change.
  const [campo] = useState(actual);
  const preguntar = usePreguntarRetiradas(campo);
  const ofrecidas = campo.opciones.filter(({ activa }) => activa);
  const { nombre, unidad, decimales } = campo;
  return (
    <Formulario
      esquema={esquema}
      valores={{ nombre, unidad, decimales, opciones: ofrecidas.map((una) => ({ id: una.id, nombre: una.nombre })) }}
      onCambios={onCambios}
      onCancelar={onCancelar}
      rechazosEn={{ 'articulos.campo_repetido': 'nombre', 'articulos.campo_con_decimales': 'decimales' }}
      onEnviar={async ({ opciones = [], ...datos }) => {
        if (!(await preguntar(opciones))) throw new ConfirmacionCancelada();
        const deLista = campo.tipo === 'LISTA' ? { opciones } : {};
        return cambiar.mutateAsync({
          params: { id: campo.id },
          body: { version: campo.version, ...datos, ...deLista },
        });
      }}
      onListo={(guardado) => {
        avisos.exito(t('guardado', { nombre: guardado.nombre }));
        onListo();
      }}
    >
      <NombreDelCampo autoFocus />
      <DatosDelCampo tipo={campo.tipo} />
    </Formulario>
  );
}

/** Answers false when the person goes back. */
function usePreguntarRetiradas({ id, opciones, lugares }: CampoPedido) {
  const { t } = useTranslation('campos');
  const confirmar = useConfirmar();
  const cache = useQueryClient();
  return async (quedan: readonly { readonly id?: string | undefined; readonly nombre: string }[]): Promise<boolean> => {
    const retiradas = opciones.filter((una) => una.activa && !quedan.some((otra) => otra.id === una.id));
    const [lugar] = lugares;
    if (retiradas.length === 0 || !lugar) return true;
    const query = { nivel: lugar.nivel, nodoId: lugar.id };
    const uso = await cache.fetchQuery({ ...consultaDe(verUsoDeCampo, { params: { id }, query }), staleTime: 0 });
    const suyas = uso.opciones.filter((una) => una.articulos > 0 && retiradas.some((otra) => otra.id === una.id));
    if (suyas.length === 0) return true;
    const nombres = retiradas.filter((una) => suyas.some((otra) => otra.id === una.id)).map(({ nombre }) => nombre);
    const respuesta = await confirmar({
      titulo: t('retirarTitulo'),
      texto: t('retirarTexto', {
        count: suyas.reduce((total, { articulos }) => total + articulos, 0),
        opciones: nombres.join(', '),
      }),
      boton: t('retirarBoton'),
      peligro: true,
    });
    return respuesta !== null;
  };
}
