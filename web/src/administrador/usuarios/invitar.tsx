import Typography from '@mui/material/Typography';
import { Email } from '@trastienda/nucleo/acceso/contrato.ts';
import { Concesiones, invitar } from '@trastienda/nucleo/administrador/contrato.ts';
import { textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSesion } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { sinRepetir } from './concesiones.ts';
import { EditorDeRoles } from './editor-de-roles.tsx';
import { EnlaceDeInvitacion, type InvitacionHecha } from './enlace-de-invitacion.tsx';

const Nueva = z.object({
  nombre: textoCorto(120, 2),
  email: Email,
  concesiones: Concesiones,
});

/** Invites a person by mail; the link is shown once too, for shops whose mail is not set up. */
export function Invitar({ abierto, onCerrar }: { readonly abierto: boolean; readonly onCerrar: () => void }) {
  const { t } = useTranslation('administrador');
  const [hecha, setHecha] = useState<InvitacionHecha | null>(null);
  const { onCambios, cerrar } = useCierre(() => {
    setHecha(null);
    onCerrar();
  });
  const handleHecha = (una: NonNullable<typeof hecha>) => {
    onCambios(false);
    setHecha(una);
  };
  return (
    <PanelLateral abierto={abierto} titulo={t('invitaciones.nueva')} ancho={520} onCerrar={cerrar}>
      {hecha ? (
        <EnlaceDeInvitacion {...hecha} onListo={cerrar} />
      ) : (
        <Forma onHecha={handleHecha} onCambios={onCambios} onCancelar={cerrar} />
      )}
    </PanelLateral>
  );
}

function Forma(props: {
  readonly onHecha: (hecha: InvitacionHecha) => void;
  readonly onCambios: (hay: boolean) => void;
  readonly onCancelar: () => void;
}) {
  const { t } = useTranslation('administrador');
  const { sucursales } = useSesion();
  const comando = useComando(invitar);
  return (
    <Formulario
      esquema={Nueva}
      valores={{ nombre: '', email: '', concesiones: [{ rol: 'vendedor', sucursalId: sucursales[0]?.id ?? null }] }}
      onEnviar={(datos) => comando.mutateAsync({ body: { ...datos, concesiones: sinRepetir(datos.concesiones) } })}
      onListo={props.onHecha}
      onCambios={props.onCambios}
      onCancelar={props.onCancelar}
      textoEnviar={t('invitaciones.invitar')}
      rechazosEn={{ 'acceso.email_repetido': 'email', 'acceso.administrador_de_a_dos': 'concesiones' }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('invitaciones.texto')}</Typography>
      <Campo name="nombre" label={t('usuarios.nombre')} maximo={120} autoFocus />
      <Campo name="email" label={t('usuarios.email')} tipo="email" maximo={254} />
      <EditorDeRoles name="concesiones" />
    </Formulario>
  );
}
