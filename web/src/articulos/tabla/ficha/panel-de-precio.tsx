import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Articulo, agregarPrecio, PrecioNuevo, TERMINA_ANTES } from '@trastienda/nucleo/articulos/contrato.ts';
import { esDia, finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { CampoDeImporte } from '#articulos/campo-de-importe.tsx';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { useAceptarBajoMargen } from '#articulos/use-aceptar-bajo-margen.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { comienzo, type Dias, esFuturo } from './dias-de-precio.ts';
import { QuePasara } from './que-pasara.tsx';

/** The form says days; the contract wants the instant the first one begins and the one the last one ends. */
const comun = PrecioNuevo.omit({ desde: true, hasta: true }).extend({
  desde: PrecioNuevo.shape.motivo,
  hasta: PrecioNuevo.shape.motivo,
});
const terminaBien = ({ desde, hasta }: Dias) => !hasta || !esDia(hasta) || finDelDia(hasta) > comienzo(desde);
const ESQUEMA = {
  conPrecio: comun
    .extend({ importe: PrecioNuevo.shape.importe.unwrap() })
    .refine(terminaBien, { path: ['hasta'], message: TERMINA_ANTES }),
  // Whatever the box held does not matter any more.
  sinPrecio: comun
    .extend({ importe: PrecioNuevo.shape.motivo })
    .refine(terminaBien, { path: ['hasta'], message: TERMINA_ANTES }),
};

/** A new price, or the end of one, from now or from a day on, and perhaps until another one. */
export function PanelDePrecio({ articulo, onCerrar }: { readonly articulo: Articulo; readonly onCerrar: () => void }) {
  const { t } = useTranslation(['costos', 'articulos']);
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const agregar = useComando(agregarPrecio);
  const aceptarBajoMargen = useAceptarBajoMargen();
  const listas = useListasDePrecio();
  const [sinPrecio, setSinPrecio] = useState(false);
  const [vigente] = articulo.precios;
  if (vigente === undefined) return null;
  return (
    <PanelLateral abierto titulo={t('costos:precios.nuevo')} subtitulo={articulo.codigo} onCerrar={cerrar}>
      <Formulario
        esquema={(sinPrecio ? ESQUEMA.sinPrecio : ESQUEMA.conPrecio) as typeof ESQUEMA.conPrecio}
        valores={{ listaId: vigente.listaId, importe: '', desde: '', hasta: '', cantidadDesde: '0', motivo: '' }}
        rechazosEn={{
          'articulos.precio_bajo_margen': 'importe',
          'articulos.precio_en_el_medio': 'hasta',
          'articulos.precio_repetido': 'desde',
        }}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={({ desde, hasta, ...datos }) =>
          aceptarBajoMargen(
            (aceptado) =>
              agregar.mutateAsync({
                params: { id: articulo.id },
                body: {
                  ...datos,
                  ...aceptado,
                  importe: sinPrecio ? null : datos.importe,
                  ...(esFuturo(desde) ? { desde: inicioDelDia(desde).toISOString() } : {}),
                  ...(hasta ? { hasta: finDelDia(hasta).toISOString() } : {}),
                },
              }),
            datos.motivo,
          )
        }
        onListo={({ situacion }) => {
          avisos.exito(t(situacion === 'PROGRAMADO' ? 'precio.programado' : 'precio.guardado'));
          onCerrar();
        }}
      >
        {listas.length > 1 && (
          <CampoSelect
            name="listaId"
            label={t('costos:precios.lista')}
            opciones={listas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
          />
        )}
        {!sinPrecio && <ImporteEnLaLista articulo={articulo} />}
        <FormControlLabel
          control={<Checkbox checked={sinPrecio} onChange={(_, marcada) => setSinPrecio(marcada)} />}
          label={t('precio.sinPrecio')}
        />
        <Campo name="desde" label={t('precio.desdeCuando')} ayuda={t('precio.desdeAhora')} tipo="date" opcional />
        <Campo name="hasta" label={t('precio.hasta')} ayuda={t('precio.hastaAyuda')} tipo="date" opcional />
        <CampoDecimal
          name="cantidadDesde"
          label={t('costos:precios.cantidadDesde')}
          ayuda={t('precio.cantidadDesdeAyuda')}
          decimales={articulo.unidad.decimales}
        />
        <Campo name="motivo" label={t('costos:precios.motivo')} ayuda={t('precio.motivoAyuda')} maximo={200} opcional />
        <QuePasara articulo={articulo} sinPrecio={sinPrecio} />
      </Formulario>
    </PanelLateral>
  );
}

/** In the lista that is chosen. */
function ImporteEnLaLista({ articulo }: { readonly articulo: Articulo }) {
  const listas = useListasDePrecio();
  const { listaId } = useWatch() as { listaId?: string };
  return <CampoDeImporte iva={articulo.iva} lista={listas.find(({ id }) => id === listaId)} />;
}
