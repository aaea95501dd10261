import Box from '@mui/material/Box';
import {
  type Articulo,
  ArticuloProveedorNuevo,
  agregarProveedorDeArticulo,
  cambiarProveedorDeArticulo,
  crearLote,
  listarProveedores,
  type ProveedorDeArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Recargo } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisarLote } from '#articulos/en-lote/use-avisar-lote.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearCuit } from '#ui/formato/formato.ts';
import { CampoAutocompletar } from '#ui/formularios/campo-autocompletar.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoCasilla, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { CampoDeDescuentos, CampoDeDias, CampoDeRecargos } from './campos-de-compra.tsx';
import { useMonedas } from './use-monedas.ts';

type Props = {
  readonly articulo: Pick<Articulo, 'id' | 'codigo' | 'unidad'>;
  /** The one to edit; without it, a new one. */
  readonly trato?: ProveedorDeArticulo | undefined;
  /** Whether a new one would be the first, and so the principal. */
  readonly primero: boolean;
  readonly onCerrar: () => void;
};

type Valores = z.input<typeof ArticuloProveedorNuevo>;
type Escrito = z.output<typeof ArticuloProveedorNuevo>;

/** Costs that are not shown are not sent either, and so stay: on a new one, the discounts of its proveedor. */
function costosDe(
  trato: ProveedorDeArticulo | undefined,
): Pick<Valores, 'costo' | 'moneda' | 'descuentos' | 'recargos'> {
  if (!trato) return { costo: '', moneda: 'ARS' };
  const { costo, moneda, descuentos, recargos } = trato;
  return costo === undefined ? {} : { costo: costo ?? '', moneda, descuentos, recargos: recargos?.map(sinConvertir) };
}

/** What a recargo comes to in another currency is worked out again when it is written. */
const sinConvertir = (recargo: Recargo): Recargo => {
  if (recargo.tipo === 'PORCENTAJE') return recargo;
  const { enMoneda: _, ...escrito } = recargo;
  return escrito;
};

const valoresDe = (trato: ProveedorDeArticulo | undefined): Valores => ({
  proveedorId: trato?.proveedorId ?? '',
  codigo: trato?.codigo ?? '',
  multiplo: trato?.multiplo ?? '1',
  minimo: trato?.minimo ?? '0',
  diasDeEntrega: trato?.diasDeEntrega ?? null,
  ...(trato ? { principal: trato.principal } : {}),
  ...costosDe(trato),
});

const DEL_COSTO = ['costo', 'moneda', 'descuentos', 'recargos', 'comentario'] as const;

/**
 * What was written, without a cost that stayed while something else changed: nobody looked at it, and it is as old as it was
 * (PRE-17). Saved with nothing else, it was looked at.
 */
function loDicho({ proveedorId: _, ...datos }: Escrito, valores: Valores): Omit<Escrito, 'proveedorId'> {
  const antes = ArticuloProveedorNuevo.safeParse({ ...valores, costo: valores.costo || null }).data;
  const cambia = (campo: keyof typeof datos) => JSON.stringify(datos[campo]) !== JSON.stringify(antes?.[campo]);
  const otros = (Object.keys(datos) as (keyof typeof datos)[]).filter(
    (campo) => campo !== 'proponerPrecios' && !DEL_COSTO.some((suyo) => suyo === campo),
  );
  if (DEL_COSTO.some(cambia) || !otros.some(cambia)) return datos;
  const { costo: __, moneda: ___, descuentos: ____, recargos: _____, ...resto } = datos;
  return resto;
}

/** What a proveedor asks for an artículo: its code, its cost, by how many it is bought. */
export function PanelDeTrato({ articulo, trato: suyo, primero, onCerrar }: Props) {
  const { t } = useTranslation('proveedores');
  const avisar = useAvisarLote();
  // A batch is of who may prepare one.
  const propone = usePuede()(crearLote);
  const { onCambios, cerrar } = useCierre(onCerrar);
  const agregar = useComando(agregarProveedorDeArticulo);
  const cambiar = useComando(cambiarProveedorDeArticulo);
  const monedas = useMonedas();
  // The version seen when the form was opened: reading again meanwhile must not hide somebody else's change.
  const [trato] = useState(suyo);
  const [valores] = useState(() => ({
    ...valoresDe(trato),
    proponerPrecios: propone && (trato !== undefined || primero),
  }));
  const [nombre, setNombre] = useState(trato?.proveedor ?? '');
  return (
    <PanelLateral
      abierto
      titulo={trato ? t('trato.editar') : t('trato.agregar')}
      subtitulo={trato ? `${trato.proveedor} · ${articulo.codigo}` : articulo.codigo}
      onCerrar={cerrar}
    >
      <Formulario
        esquema={ArticuloProveedorNuevo}
        valores={valores}
        onCambios={onCambios}
        onCancelar={cerrar}
        rechazosEn={{
          'articulos.codigo_adicional_repetido': 'codigo',
          'articulos.proveedor_inactivo': 'proveedorId',
          'articulos.proveedor_ya_esta': 'proveedorId',
        }}
        onEnviar={(escrito) =>
          trato
            ? cambiar.mutateAsync({
                params: { id: articulo.id, proveedorId: escrito.proveedorId },
                body: { ...loDicho(escrito, valores), version: trato.version },
              })
            : agregar.mutateAsync({ params: { id: articulo.id }, body: escrito })
        }
        onListo={({ propuesta }) => {
          avisar({ hecho: t(trato ? 'trato.guardado' : 'trato.agregado', { nombre }), propuesta, propuso: false });
          onCerrar();
        }}
      >
        {!trato && <CampoDeProveedor onElegir={setNombre} />}
        <Campo name="codigo" label={t('trato.codigo')} ayuda={t('trato.codigoAyuda')} maximo={60} vaciable />
        {valores.costo !== undefined && (
          <>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 130px' }}>
              <CampoDecimal
                name="costo"
                label={t('trato.costo')}
                ayuda={t('trato.costoAyuda')}
                decimales={4}
                dinero
                anulable
              />
              <CampoSelect name="moneda" label={t('trato.moneda')} opciones={monedas} />
            </Box>
            <Descuentos />
            <Campo
              name="comentario"
              label={t('trato.comentario')}
              ayuda={t('trato.comentarioAyuda')}
              maximo={200}
              opcional
            />
          </>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <CampoDecimal
            name="multiplo"
            label={t('trato.multiplo')}
            ayuda={t('trato.multiploAyuda')}
            decimales={articulo.unidad.decimales}
          />
          <CampoDecimal name="minimo" label={t('trato.minimo')} decimales={articulo.unidad.decimales} />
        </Box>
        <CampoDeDias label={t('trato.dias')} ayuda={t('trato.diasAyuda')} />
        {trato && <CampoCasilla name="principal" label={t('trato.principal')} ayuda={t('trato.principalAyuda')} />}
        {valores.proponerPrecios && <Proponer siempre={!trato} />}
      </Formulario>
    </PanelLateral>
  );
}

/** Drawn anew when a proveedor is chosen, so that the boxes show the discounts and the recargos that come with it. */
function Descuentos() {
  const { t } = useTranslation('proveedores');
  const { watch } = useFormContext<Valores>();
  const proveedorId = watch('proveedorId');
  return (
    <>
      <CampoDeDescuentos key={`descuentos ${proveedorId}`} label={t('trato.descuentos')} />
      <CampoDeRecargos key={`recargos ${proveedorId}`} label={t('trato.recargos')} />
    </>
  );
}

/** Only the cost of the principal one is the cost of the artículo, and moves its prices (PRE-18). */
function Proponer({ siempre }: { readonly siempre: boolean }) {
  const { t } = useTranslation('costos');
  const { watch } = useFormContext<Valores>();
  if (!siempre && !watch('principal')) return null;
  return <CampoCasilla name="proponerPrecios" label={t('propuesta.proponer')} ayuda={t('propuesta.ayuda')} />;
}

function CampoDeProveedor({ onElegir }: { readonly onElegir: (nombre: string) => void }) {
  const { t } = useTranslation('proveedores');
  const { setValue } = useFormContext<Valores>();
  return (
    <CampoAutocompletar
      name="proveedorId"
      label={t('uno')}
      endpoint={listarProveedores}
      query={{ estado: 'ACTIVO' }}
      aOpcion={({ id, razonSocial, cuit }) => ({
        id,
        texto: razonSocial,
        ...(cuit ? { detalle: formatearCuit(cuit) } : {}),
      })}
      autoFocus
      onElegir={(fila) => {
        if (!fila) return;
        onElegir(fila.razonSocial);
        setValue('moneda', fila.moneda);
        if (fila.descuentos) setValue('descuentos', fila.descuentos);
        if (fila.recargos) setValue('recargos', fila.recargos);
      }}
    />
  );
}
