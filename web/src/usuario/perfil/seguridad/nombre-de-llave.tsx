import Typography from '@mui/material/Typography';
import { leerAgente } from '@trastienda/nucleo/acceso/agente.ts';
import {
  agregarLlave,
  type Llave,
  pedirOpcionesDeAltaDeLlave,
  renombrarLlave,
} from '@trastienda/nucleo/acceso/contrato.ts';
import { textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { crearLlave, seDejo, yaEsta } from '#acceso/llaves.ts';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado, pedir } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Campo, CampoCasilla } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';

const Nombre = z.object({ nombre: textoCorto(60), cerrarOtras: z.boolean() });

/** The name of a passkey: of a new one, which the browser then makes, or of one that is there. */
export function NombreDeLlave({ llave, onCerrar }: { readonly llave: Llave | null; readonly onCerrar: () => void }) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const releer = useReleerSesion();
  const agregar = useAgregar();
  const renombrar = useComando(renombrarLlave);
  const enviar = ({ nombre, cerrarOtras }: z.output<typeof Nombre>) =>
    llave === null
      ? agregar({ nombre, cerrarOtras })
      : renombrar.mutateAsync({ params: { id: llave.id }, body: { version: llave.version, nombre } });
  return (
    <Formulario
      esquema={Nombre}
      valores={{ nombre: llave?.nombre ?? t('agente', leerAgente(navigator.userAgent)), cerrarOtras: true }}
      onEnviar={enviar}
      onListo={() => {
        avisos.exito(t(llave ? 'llaves.renombrada' : 'llaves.agregada'));
        void releer();
        onCerrar();
      }}
      onCancelar={onCerrar}
      textoEnviar={t(llave ? 'llaves.renombrar' : 'llaves.crear')}
    >
      {llave === null && <Typography sx={{ color: 'text.secondary' }}>{t('llaves.agregarTexto')}</Typography>}
      <Campo name="nombre" label={t('llaves.nombre')} ayuda={t('llaves.nombreAyuda')} maximo={60} autoFocus />
      {llave === null && <CampoCasilla name="cerrarOtras" label={t('contrasena.cerrarOtras')} />}
    </Formulario>
  );
}

function useAgregar() {
  const { t } = useTranslation('usuario');
  const agregar = useComando(agregarLlave);
  return async (elegido: z.output<typeof Nombre>) => {
    const { opciones } = await pedir(pedirOpcionesDeAltaDeLlave, {});
    const respuesta = await crearLlave(opciones).catch((error: unknown) => {
      // Closing the question of the browser is no failure.
      if (seDejo(error)) throw new ConfirmacionCancelada();
      // The browser knows before the server that this one is already there.
      if (yaEsta(error)) throw new PedidoRechazado(409, { code: 'acceso.llave_repetida', title: t('llaves.repetida') });
      throw error;
    });
    return agregar.mutateAsync({ body: { ...elegido, respuesta } });
  };
}
