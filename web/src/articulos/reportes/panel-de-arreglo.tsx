import {
  agregarCodigo,
  agregarPrecio,
  CambioDeArticulo,
  CodigoNuevo,
  cambiarArticulo,
  listarSubfamilias,
  PrecioNuevo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { listarMarcas } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useComando } from '#api/consultas.ts';
import { CampoDeImporte } from '#articulos/campo-de-importe.tsx';
import { CostoDesdeReporte } from '#articulos/costos/costo-desde-reporte.tsx';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { FormularioDeMinimos } from '#articulos/minimos/formulario-de-minimos.tsx';
import { TratoDesdeReporte } from '#articulos/proveedores/trato-desde-reporte.tsx';
import { AdjuntosDeArticulo } from '#articulos/tabla/ficha/adjuntos/adjuntos-de-articulo.tsx';
import { useAceptarBajoMargen } from '#articulos/use-aceptar-bajo-margen.ts';
import { useAceptarRepetido } from '#articulos/use-aceptar-repetido.tsx';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CampoAutocompletar } from '#ui/formularios/campo-autocompletar.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { PrecioQueTiene } from './precio-que-tiene.tsx';
import type { ArregloPedido } from './use-arreglos.ts';

/** What an ESQUEMA asks is all that its arreglo needs: the rest is known. */
const ESQUEMAS = {
  precio: PrecioNuevo.pick({ importe: true }).extend({ importe: PrecioNuevo.shape.importe.unwrap() }),
  barras: CodigoNuevo.pick({ valor: true }),
  marca: CambioDeArticulo.pick({ marcaId: true }).extend({ marcaId: CambioDeArticulo.shape.marcaId.unwrap().unwrap() }),
  clase: CambioDeArticulo.pick({ subfamiliaId: true }).required(),
  descripcion: CambioDeArticulo.pick({ descripcion: true }).required(),
};

/** The one box that completes a ficha, over the list of those that lack the same. */
export function PanelDeArreglo({ arreglo, fila, onCerrar }: ArregloPedido & { readonly onCerrar: () => void }) {
  const { t } = useTranslation('reportes');
  const { t: tArticulos } = useTranslation('articulos');
  const precio = useComando(agregarPrecio);
  const aceptarBajoMargen = useAceptarBajoMargen();
  const aceptarRepetido = useAceptarRepetido();
  const lista = useListasDePrecio().find(({ omision }) => omision);
  const codigo = useComando(agregarCodigo);
  const articulo = useComando(cambiarArticulo);
  const { version } = fila;
  const params = { id: fila.articuloId };
  const { onCambios, cerrar } = useCierre(onCerrar);
  const comun = { arreglo, fila, cerrar, onCambios, onCerrar };
  const cambiar = (cambio: object) => articulo.mutateAsync({ params, body: { version, ...cambio } });
  switch (arreglo) {
    case 'precio':
      return (
        <Panel
          {...comun}
          esquema={ESQUEMAS.precio}
          valores={{ importe: '' }}
          onEnviar={(body) =>
            aceptarBajoMargen((aceptado) => precio.mutateAsync({ params, body: { ...body, ...aceptado } }))
          }
        >
          <PrecioQueTiene articuloId={fila.articuloId} lista={lista} />
          <CampoDeImporte iva={fila.iva} lista={lista} />
        </Panel>
      );
    case 'costo':
      return <CostoDesdeReporte articulo={{ id: fila.articuloId, codigo: fila.codigo }} onCerrar={onCerrar} />;
    case 'proveedor':
      return <TratoDesdeReporte articuloId={fila.articuloId} onCerrar={onCerrar} />;
    case 'barras':
      return (
        <Panel
          {...comun}
          esquema={ESQUEMAS.barras}
          valores={{ valor: '' }}
          onEnviar={({ valor }) =>
            aceptarRepetido((aceptado) =>
              codigo.mutateAsync({ params, body: { version, tipo: 'BARRAS', valor, ...aceptado } }),
            )
          }
        >
          <Campo name="valor" label={tArticulos('campo.codigoBarras')} autoFocus />
        </Panel>
      );
    case 'marca':
      return (
        <Panel {...comun} esquema={ESQUEMAS.marca} valores={{ marcaId: '' }} onEnviar={cambiar}>
          <CampoAutocompletar
            name="marcaId"
            label={t('campo.marca')}
            endpoint={listarMarcas}
            query={{ activa: 'true' }}
            autoFocus
            aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
          />
        </Panel>
      );
    case 'minimo':
      return (
        <Cascara {...comun}>
          <FormularioDeMinimos
            articulo={{ id: fila.articuloId, codigo: fila.codigo }}
            onCambios={onCambios}
            onCancelar={cerrar}
            onListo={onCerrar}
          />
        </Cascara>
      );
    case 'imagen':
      return (
        <Cascara {...comun}>
          <AdjuntosDeArticulo articulo={{ id: fila.articuloId }} onCambios={onCambios} />
        </Cascara>
      );
    case 'clase':
      return (
        <Panel {...comun} esquema={ESQUEMAS.clase} valores={{ subfamiliaId: '' }} onEnviar={cambiar}>
          <CampoAutocompletar
            name="subfamiliaId"
            label={tArticulos('campo.subfamilia')}
            endpoint={listarSubfamilias}
            query={{ activo: 'true' }}
            autoFocus
            aOpcion={({ id, nombre, familia, rubro }) => ({ id, texto: nombre, detalle: `${rubro} › ${familia}` })}
          />
        </Panel>
      );
    case 'descripcion':
      return (
        <Panel {...comun} esquema={ESQUEMAS.descripcion} valores={{ descripcion: fila.descripcion }} onEnviar={cambiar}>
          <Campo name="descripcion" label={t('campo.descripcion')} autoFocus />
        </Panel>
      );
  }
}

type PropsDePanel<Esquema extends z.ZodObject> = Omit<PropsDeCascara, 'children'> & {
  readonly esquema: Esquema;
  readonly valores: z.input<Esquema>;
  readonly onEnviar: (datos: z.output<Esquema>) => Promise<unknown>;
  readonly onCambios: (hayCambios: boolean) => void;
  /** Once it was saved, with nothing to ask. */
  readonly onCerrar: () => void;
  readonly children: ReactNode;
};

/** `cerrar` asks before what was typed is lost. */
type PropsDeCascara = ArregloPedido & { readonly cerrar: () => void; readonly children: ReactNode };

function Cascara({ arreglo, fila, cerrar, children }: PropsDeCascara) {
  const { t } = useTranslation('reportes');
  return (
    <PanelLateral
      abierto
      titulo={t(`calidad.arreglo.${arreglo}`).replace('…', '')}
      subtitulo={`${fila.codigo} · ${fila.descripcion}`}
      onCerrar={cerrar}
    >
      {children}
    </PanelLateral>
  );
}

function Panel<Esquema extends z.ZodObject>(props: PropsDePanel<Esquema>) {
  const { t } = useTranslation('reportes');
  const avisos = useAvisos();
  const { arreglo, fila, cerrar } = props;
  return (
    <Cascara arreglo={arreglo} fila={fila} cerrar={cerrar}>
      <Formulario
        esquema={props.esquema as never}
        valores={props.valores as never}
        textoEnviar={t('calidad.guardar')}
        onCambios={props.onCambios}
        onCancelar={cerrar}
        onEnviar={props.onEnviar as never}
        onListo={() => {
          avisos.exito(t('calidad.listo', { codigo: fila.codigo }));
          props.onCerrar();
        }}
      >
        {props.children}
      </Formulario>
    </Cascara>
  );
}
