import type { ListaDePrecio, ListaNueva } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { calculaOtraCosa } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import { MONEDAS } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { PedidoRechazado } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoCasilla, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { CampoDeSucursales } from './campo-de-sucursales.tsx';
import { CamposDeFormula } from './campos-de-formula.tsx';
import { type CuerpoDePrevia, cuerpoDePrevia } from './cuerpo-de-previa.ts';
import { PreviaDeFormula } from './previa-de-formula.tsx';
import { PreviaDeNueva } from './previa-de-nueva.tsx';
import { useComandosDeLista } from './use-comandos-de-lista.ts';
import { useEtiquetasDeLista } from './use-etiquetas-de-lista.ts';
import { ESQUEMA_DE_CAMBIO, ESQUEMA_DE_LISTA, seVeLaFormula, valoresDeLista } from './valores-de-lista.ts';

type Props = {
  /** Null for a new one. */
  readonly lista: ListaDePrecio | null;
  readonly listas: readonly ListaDePrecio[];
  readonly onCerrar: () => void;
};

const CON_ESCRITOS = 'articulos.lista_con_escritos';
const POR_REVISAR = 'articulos.lista_por_revisar';

/** A lista, manual or derived, with its formula tried out as it is written. */
export function PanelDeLista({ lista: actual, listas, onCerrar }: Props) {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const { crear, cambiar } = useComandosDeLista();
  const verEtiquetas = useEtiquetasDeLista();
  const veCostos = usePuede()({ permiso: 'costo.ver' });
  // The version seen when the form was opened: reading again meanwhile must not hide somebody else's change.
  const [lista] = useState(actual);
  const [conEscritos, setConEscritos] = useState(false);
  const [previa, setPrevia] = useState<CuerpoDePrevia | null>(null);
  // Only the server knows, and says how many: the box has to be there by the time its refusal looks for it.
  const preguntar = (error: unknown, datos: object): never => {
    if (error instanceof PedidoRechazado && error.code === CON_ESCRITOS) flushSync(() => setConEscritos(true));
    if (error instanceof PedidoRechazado && error.code === POR_REVISAR) setPrevia(cuerpoDePrevia({ ...datos }));
    throw error;
  };
  const enviar = (datos: ListaNueva) =>
    lista === null
      ? crear({ body: datos })
      : cambiar({ params: { id: lista.id }, body: { ...datos, version: lista.version } });
  return (
    <PanelLateral
      abierto
      titulo={lista === null ? t('listasDePrecio.listas.nueva') : lista.nombre}
      ancho={520}
      onCerrar={cerrar}
    >
      <Formulario
        // A change may leave anything out, a new one may not; what this form writes is the same.
        esquema={(lista === null ? ESQUEMA_DE_LISTA : ESQUEMA_DE_CAMBIO) as typeof ESQUEMA_DE_LISTA}
        valores={valoresDeLista(lista, veCostos) as never}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={(datos) => enviar(datos).catch((error: unknown) => preguntar(error, datos))}
        rechazosEn={{
          'articulos.lista_repetida': 'nombre',
          'articulos.lista_en_circulo': 'derivacion.listaBaseId',
          [CON_ESCRITOS]: 'preciosEscritos',
          [POR_REVISAR]: 'revisados',
        }}
        onListo={(guardada) => {
          const ofrece = lista !== null && guardada.activa && calculaOtraCosa(lista, guardada);
          avisos.exito(
            t('listasDePrecio.listas.guardada', { nombre: guardada.nombre }),
            ofrece
              ? { accion: { texto: t('listasDePrecio.listas.etiquetas'), onClick: () => verEtiquetas(guardada) } }
              : {},
          );
          onCerrar();
        }}
      >
        <Campo name="nombre" label={t('listasDePrecio.listas.nombre')} maximo={60} autoFocus />
        <CampoSelect
          name="moneda"
          label={t('listasDePrecio.listas.moneda')}
          opciones={MONEDAS.map((valor) => ({ valor, texto: t(`actualizar.moneda.${valor}`) }))}
        />
        <CampoCasilla name="incluyeIva" label={t('listasDePrecio.listas.incluyeIva')} />
        {seVeLaFormula(lista) && (
          <CamposDeFormula
            listas={listas.filter(({ id, activa }) => activa && id !== lista?.id)}
            conEscritos={conEscritos}
          />
        )}
        {veCostos && (
          <CampoDecimal
            name="margenMinimo"
            label={t('listasDePrecio.listas.margenMinimo')}
            ayuda={t('listasDePrecio.listas.margenMinimoAyuda')}
            decimales={2}
            sufijo="%"
            anulable
          />
        )}
        <CampoDeSucursales />
        {lista === null ? <PreviaDeNueva /> : <PreviaDeFormula lista={lista} pedido={previa} onPedir={setPrevia} />}
      </Formulario>
    </PanelLateral>
  );
}
