import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type Cliente, cambiarCliente, crearCliente, verCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useRegistroAlDia } from '#ui/formularios/registro-al-dia.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { CamposDeContactos, CamposDeDomicilios } from './campos-de-domicilios.tsx';
import { CamposDeIdentidad } from './campos-de-identidad.tsx';
import { CamposDeVenta } from './campos-de-venta.tsx';
import { conSusIds, esquemaDeCliente, nombresDe, valoresDe, valoresNuevos } from './valores-de-cliente.ts';

type Props = {
  /** The cliente to edit; without it, a new one. */
  readonly cliente?: Cliente | undefined;
  /** What was searched before asking for a new one. */
  readonly buscado?: string;
  readonly onCerrar: () => void;
  readonly onGuardado?: (cliente: Cliente) => void;
};

/** The form of a cliente, new or not, at the side of whatever was being done. */
export function PanelDeCliente({ cliente, buscado = '', onCerrar, onGuardado }: Props) {
  const { t } = useTranslation('clientes');
  const { onCambios, cerrar } = useCierre(onCerrar);
  return (
    <PanelLateral
      abierto
      titulo={cliente ? t('formulario.editar') : t('formulario.nuevo')}
      {...(cliente ? { subtitulo: cliente.razonSocial } : {})}
      ancho={560}
      onCerrar={cerrar}
    >
      <ClienteForm
        cliente={cliente}
        buscado={buscado}
        onCambios={onCambios}
        onCancelar={cerrar}
        onGuardado={(guardado) => {
          onCambios(false);
          onCerrar();
          onGuardado?.(guardado);
        }}
      />
    </PanelLateral>
  );
}

const SIN_DOMICILIOS: Cliente['domicilios'] = [];

function ClienteForm(props: {
  readonly cliente: Cliente | undefined;
  readonly buscado: string;
  readonly onCambios: (hayCambios: boolean) => void;
  readonly onCancelar: () => void;
  readonly onGuardado: (cliente: Cliente) => void;
}) {
  const { t } = useTranslation('clientes');
  const avisos = useAvisos();
  const crear = useComando(crearCliente);
  const cambiar = useComando(cambiarCliente);
  const cache = useQueryClient();
  const {
    registro: cliente,
    valores,
    alDia,
  } = useRegistroAlDia(props.cliente, {
    leer: () => cache.fetchQuery(consultaDe(verCliente, { params: { id: props.cliente?.id ?? '' } })),
    valoresDe: (uno) => (uno ? valoresDe(uno) : valoresNuevos(props.buscado)),
    nombresDe,
  });
  return (
    <Formulario
      esquema={esquemaDeCliente}
      valores={valores}
      alDia={alDia}
      onCambios={props.onCambios}
      onCancelar={props.onCancelar}
      rechazosEn={{
        'clientes.documento_repetido': 'documento.numero',
        'clientes.codigo_externo_repetido': 'codigoExterno',
      }}
      onEnviar={(datos) =>
        cliente
          ? cambiar.mutateAsync({
              params: { id: cliente.id },
              body: { ...conSusIds(datos, cliente), version: cliente.version },
            })
          : crear.mutateAsync({ body: datos })
      }
      onListo={(guardado) => {
        avisos.exito(t(cliente ? 'formulario.guardado' : 'formulario.creado'));
        props.onGuardado(guardado);
      }}
    >
      <Campo name="razonSocial" label={t('campo.nombre')} maximo={200} autoFocus />
      <CamposDeIdentidad propio={cliente?.id} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Campo name="telefono" label={t('campo.telefono')} tipo="tel" maximo={60} vaciable />
        <Campo name="email" label={t('campo.email')} tipo="email" maximo={254} vaciable />
      </Box>
      <CamposDeVenta cliente={cliente} />
      <CamposDeDomicilios iniciales={cliente?.domicilios ?? SIN_DOMICILIOS} />
      <CamposDeContactos />
      <Campo name="alerta" label={t('campo.alerta')} ayuda={t('campo.alertaAyuda')} maximo={200} vaciable />
      <Campo
        name="codigoExterno"
        label={t('campo.codigoExterno')}
        ayuda={t('campo.codigoExternoAyuda')}
        maximo={40}
        anulable
      />
      <Campo name="observaciones" label={t('campo.observaciones')} maximo={2000} multilinea vaciable />
    </Formulario>
  );
}
