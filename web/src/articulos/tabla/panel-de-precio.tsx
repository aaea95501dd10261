import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Articulo, agregarPrecio, PrecioNuevo } from '@trastienda/nucleo/articulos/contrato.ts';
import { netoYFinal } from '@trastienda/nucleo/articulos/iva.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { simboloDe } from '#articulos/simbolo-de-moneda.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { CampoDecimal } from '#ui/campo-decimal.tsx';
import { Campo, CampoSelect } from '#ui/campos.tsx';
import { formatearImporte } from '#ui/formato.ts';
import { Formulario } from '#ui/formulario.tsx';
import { PanelLateral } from '#ui/panel-lateral.tsx';
import { useCierre } from '#ui/salida.ts';

/** The form says the day; the contract wants the instant that day begins. */
const comun = PrecioNuevo.omit({ desde: true }).extend({ desde: PrecioNuevo.shape.motivo });
const ESQUEMA = {
  conPrecio: comun.extend({ importe: PrecioNuevo.shape.importe.unwrap() }),
  // Whatever the box held does not matter any more.
  sinPrecio: comun.extend({ importe: PrecioNuevo.shape.motivo }),
};

/** A new price, or the end of one, from now or from a day on. */
export function PanelDePrecio({ articulo, onCerrar }: { readonly articulo: Articulo; readonly onCerrar: () => void }) {
  const { t } = useTranslation('articulos');
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const agregar = useComando(agregarPrecio);
  const listas = useListasDePrecio();
  const [sinPrecio, setSinPrecio] = useState(false);
  const [vigente] = articulo.precios;
  if (vigente === undefined) return null;
  return (
    <PanelLateral abierto titulo={t('precios.nuevo')} subtitulo={articulo.codigo} onCerrar={cerrar}>
      <Formulario
        esquema={(sinPrecio ? ESQUEMA.sinPrecio : ESQUEMA.conPrecio) as typeof ESQUEMA.conPrecio}
        valores={{ listaId: vigente.listaId, importe: '', desde: '', cantidadDesde: '0', motivo: '' }}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={({ desde, ...datos }) =>
          agregar.mutateAsync({
            params: { id: articulo.id },
            body: {
              ...datos,
              importe: sinPrecio ? null : datos.importe,
              ...(esFuturo(desde) ? { desde: inicioDelDia(desde).toISOString() } : {}),
            },
          })
        }
        onListo={({ situacion }) => {
          avisos.exito(t(situacion === 'PROGRAMADO' ? 'precios.programado' : 'precios.guardado'));
          onCerrar();
        }}
      >
        {listas.length > 1 && (
          <CampoSelect
            name="listaId"
            label={t('precios.lista')}
            opciones={listas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          />
        )}
        {!sinPrecio && <CampoDeImporte articulo={articulo} />}
        <FormControlLabel
          control={<Checkbox checked={sinPrecio} onChange={(_, marcada) => setSinPrecio(marcada)} />}
          label={t('precios.sinPrecio')}
        />
        <Campo name="desde" label={t('precios.desdeCuando')} ayuda={t('precios.desdeAhora')} tipo="date" opcional />
        <CampoDecimal
          name="cantidadDesde"
          label={t('precios.cantidadDesde')}
          ayuda={t('precios.cantidadDesdeAyuda')}
          decimales={articulo.unidad.decimales}
        />
        <Campo name="motivo" label={t('precios.motivo')} ayuda={t('precios.motivoAyuda')} maximo={200} opcional />
      </Formulario>
    </PanelLateral>
  );
}

/** Today, or a day that is gone, is now: a price does not begin before it is written. */
const esFuturo = (dia: string | undefined): dia is string =>
  dia !== undefined && dia !== '' && dia > diaArgentino(new Date());

/** What is typed is what the lista keeps; the other side is shown as it is typed (PRE-14). */
function CampoDeImporte({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('articulos');
  const listas = useListasDePrecio();
  const { listaId, importe } = useWatch() as { listaId?: string; importe?: string | null };
  const lista = listas.find(({ id }) => id === listaId);
  const incluyeIva = lista?.incluyeIva ?? false;
  const legible = typeof importe === 'string' && /^\d+(\.\d+)?$/.test(importe);
  const otro = legible && netoYFinal(importe, { iva: articulo.iva, incluyeIva })[incluyeIva ? 'neto' : 'conIva'];
  return (
    <CampoDecimal
      name="importe"
      label={t(incluyeIva ? 'precios.importeConIva' : 'precios.importeNeto')}
      ayuda={otro ? `${t(incluyeIva ? 'precios.neto' : 'precios.conIva')} ${formatearImporte(textoTotal(otro))}` : ' '}
      decimales={4}
      dinero
      prefijo={simboloDe(lista?.moneda)}
      autoFocus
    />
  );
}
