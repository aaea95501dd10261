import { useQuery } from '@tanstack/react-query';
import {
  agregarCotizacion,
  CotizacionNueva,
  verAlcanceDeCotizacion,
} from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import { MONEDAS_CON_COTIZACION } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useConfiguracion } from '#articulos/actualizar-precio/lote/use-configuracion.ts';
import { useAvisarLote } from '#articulos/en-lote/use-avisar-lote.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { AlcanceDeCotizacion } from './alcance-de-cotizacion.tsx';
import { type Escrita, esSalto, movimientoDe } from './salto.ts';

/** Writes a rate down; those before it stay. */
export function PanelDeCotizacion({ onCerrar }: { readonly onCerrar: () => void }) {
  const { t } = useTranslation('precios');
  const avisar = useAvisarLote();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const agregar = useComando(agregarCotizacion);
  const { data: alcance } = useQuery(consultaDe(verAlcanceDeCotizacion, { query: {} }));
  const limite = useConfiguracion()?.limiteDeVariacion;
  const anterior = alcance?.anterior ?? null;
  const [negada, setNegada] = useState<Escrita | null>(null);
  const seConfirma = useCallback(
    (escrita: Escrita) =>
      esSalto(movimientoDe(escrita, anterior), limite) || (negada !== null && esLaMisma(escrita, negada)),
    [anterior, limite, negada],
  );
  const esquema = useMemo(
    () =>
      CotizacionNueva.refine((escrita) => escrita.confirmada || !seConfirma(escrita), {
        path: ['confirmada'],
        message: t('listasDePrecio.cotizaciones.sinConfirmar'),
      }),
    [seConfirma, t],
  );
  // What is known here says it ahead; it is the server who knows.
  const handleEnviar = async (body: CotizacionNueva) => {
    try {
      return { ...(await agregar.mutateAsync({ body })), propuso: body.proponerPrecios };
    } catch (error) {
      if (error instanceof PedidoRechazado && error.code === 'articulos.cotizacion_que_salta') setNegada(body);
      throw error;
    }
  };
  return (
    <PanelLateral abierto titulo={t('listasDePrecio.cotizaciones.nueva')} onCerrar={cerrar}>
      <Formulario
        esquema={esquema}
        valores={{ moneda: 'USD', fecha: '', valor: '', fuente: '', proponerPrecios: true, confirmada: false } as never}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={handleEnviar}
        onListo={({ derivadas, propuesta, propuso }) => {
          // Nobody knows here whether a minimum margin was the higher.
          const movidas = derivadas.filter(({ precios }) => precios > 0);
          const listas = movidas.map(({ nombre }) => nombre).join(', ');
          const hecho =
            listas === ''
              ? t('listasDePrecio.cotizaciones.guardada')
              : t('listasDePrecio.cotizaciones.guardadaCon', { listas });
          avisar({ hecho, propuesta, propuso });
          onCerrar();
        }}
      >
        <CampoSelect
          name="moneda"
          label={t('listasDePrecio.cotizaciones.moneda')}
          opciones={MONEDAS_CON_COTIZACION.map((valor) => ({ valor, texto: t(`actualizar.moneda.${valor}`) }))}
        />
        <CampoDecimal
          name="valor"
          label={t('listasDePrecio.cotizaciones.valor')}
          decimales={4}
          dinero
          prefijo="$"
          autoFocus
        />
        <Campo
          name="fecha"
          label={t('listasDePrecio.cotizaciones.fecha')}
          ayuda={t('listasDePrecio.cotizaciones.fechaAyuda')}
          tipo="date"
          opcional
        />
        <Campo
          name="fuente"
          label={t('listasDePrecio.cotizaciones.fuente')}
          ayuda={t('listasDePrecio.cotizaciones.fuenteAyuda')}
          maximo={80}
        />
        <AlcanceDeCotizacion alcance={alcance} limite={limite} seConfirma={seConfirma} />
      </Formulario>
    </PanelLateral>
  );
}

const esLaMisma = (una: Escrita, otra: Escrita): boolean =>
  una.valor === otra.valor && (una.fecha ?? '') === (otra.fecha ?? '');
