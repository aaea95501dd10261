import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import {
  cambiarProveedor,
  crearProveedor,
  type Proveedor,
  ProveedorNuevo,
  verProveedor,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { CONDICIONES_DE_PROVEEDOR } from '@trastienda/nucleo/articulos/proveedores/identidad-de-proveedor.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { formatearCuit } from '@trastienda/nucleo/comun/cuit.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useRegistroAlDia } from '#ui/formularios/registro-al-dia.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { CampoDeDescuentos, CampoDeDias, CampoDeRecargos } from './campos-de-compra.tsx';
import { useMonedas } from './use-monedas.ts';

type Props = {
  /** The proveedor to edit; without it, a new one. */
  readonly proveedor?: Proveedor | undefined;
  readonly onCerrar: () => void;
  readonly onGuardado?: (proveedor: Proveedor) => void;
};

/** The form of a proveedor, new or not, at the side of whatever was being done. */
export function PanelDeProveedor({ proveedor, onCerrar, onGuardado }: Props) {
  const { t } = useTranslation('proveedores');
  const { onCambios, cerrar } = useCierre(onCerrar);
  return (
    <PanelLateral
      abierto
      titulo={proveedor ? t('formulario.editar') : t('nuevo')}
      {...(proveedor ? { subtitulo: proveedor.razonSocial } : {})}
      ancho={560}
      onCerrar={cerrar}
    >
      <ProveedorForm
        proveedor={proveedor}
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

type Valores = z.input<typeof ProveedorNuevo>;

function valoresDe(proveedor: Proveedor | undefined): Valores {
  return {
    razonSocial: proveedor?.razonSocial ?? '',
    nombreFantasia: proveedor?.nombreFantasia ?? '',
    cuit: proveedor?.cuit ? formatearCuit(proveedor.cuit) : '',
    // Nobody is of a condición until somebody says so.
    condicionIva: (proveedor?.condicionIva ?? '') as Valores['condicionIva'],
    contacto: proveedor?.contacto ?? '',
    email: proveedor?.email ?? '',
    telefono: proveedor?.telefono ?? '',
    domicilio: proveedor?.domicilio ?? '',
    moneda: proveedor?.moneda ?? 'ARS',
    condicionDePago: proveedor?.condicionDePago ?? '',
    diasDeEntrega: proveedor?.diasDeEntrega ?? null,
    observaciones: proveedor?.observaciones ?? '',
    ...(proveedor && proveedor.descuentos === undefined
      ? {}
      : { descuentos: proveedor?.descuentos ?? [], recargos: proveedor?.recargos ?? [] }),
  };
}

function ProveedorForm(props: {
  readonly proveedor: Proveedor | undefined;
  readonly onCambios: (hayCambios: boolean) => void;
  readonly onCancelar: () => void;
  readonly onGuardado: (proveedor: Proveedor) => void;
}) {
  const { t } = useTranslation('proveedores');
  const avisos = useAvisos();
  const crear = useComando(crearProveedor);
  const cambiar = useComando(cambiarProveedor);
  const monedas = useMonedas();
  const cache = useQueryClient();
  const {
    registro: proveedor,
    valores,
    alDia,
  } = useRegistroAlDia(props.proveedor, {
    leer: () => cache.fetchQuery(consultaDe(verProveedor, { params: { id: props.proveedor?.id ?? '' } })),
    valoresDe,
  });
  return (
    <Formulario
      esquema={ProveedorNuevo}
      valores={valores}
      alDia={alDia}
      onCambios={props.onCambios}
      onCancelar={props.onCancelar}
      rechazosEn={{ 'articulos.proveedor_repetido': 'cuit' }}
      onEnviar={(datos) =>
        proveedor
          ? cambiar.mutateAsync({ params: { id: proveedor.id }, body: { ...datos, version: proveedor.version } })
          : crear.mutateAsync({ body: datos })
      }
      onListo={(guardado) => {
        avisos.exito(t(proveedor ? 'formulario.guardado' : 'formulario.creado'));
        props.onGuardado(guardado);
      }}
    >
      <Campo name="razonSocial" label={t('campo.razonSocial')} maximo={200} autoFocus />
      <Campo name="nombreFantasia" label={t('campo.nombreFantasia')} maximo={120} vaciable />
      <CampoSelect
        name="condicionIva"
        label={t('campo.condicionIva')}
        opciones={CONDICIONES_DE_PROVEEDOR.map((codigo) => ({ valor: codigo, texto: nombreDeCondicion(codigo) }))}
      />
      <Campo
        name="cuit"
        label={t('campo.cuit')}
        ayuda={t('campo.cuitAyuda')}
        maximo={40}
        inputMode="numeric"
        anulable
      />
      <Box sx={parejas}>
        <CampoSelect name="moneda" label={t('campo.moneda')} opciones={monedas} />
        <CampoDeDias label={t('campo.diasDeEntrega')} />
      </Box>
      {valores.descuentos !== undefined && (
        <>
          <CampoDeDescuentos label={t('campo.descuentos')} />
          <CampoDeRecargos label={t('campo.recargos')} />
        </>
      )}
      <Campo
        name="condicionDePago"
        label={t('campo.condicionDePago')}
        ayuda={t('campo.condicionDePagoAyuda')}
        maximo={120}
        vaciable
      />
      <Campo name="contacto" label={t('campo.contacto')} maximo={120} vaciable />
      <Box sx={parejas}>
        <Campo name="telefono" label={t('campo.telefono')} tipo="tel" maximo={60} vaciable />
        <Campo name="email" label={t('campo.email')} tipo="email" maximo={254} vaciable />
      </Box>
      <Campo name="domicilio" label={t('campo.domicilio')} maximo={200} vaciable />
      <Campo name="observaciones" label={t('campo.observaciones')} maximo={2000} multilinea vaciable />
    </Formulario>
  );
}

const parejas = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;
