import { useEffect, useMemo, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View, type ScrollView } from 'react-native';
import { isInBox } from '../../engine/editions';
import type { CardFamily, CardWords, Print, RuleWords, SignWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Field } from '../Field';
import { Choices } from '../Choices';
import { Page } from '../Page';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { CardEntry } from './CardEntry';
import { Legend } from './Legend';
import { Rule } from './Rule';
import { holds, wantedIn } from './search';

type Props = {
  title: string;
  rules: readonly RuleWords[];
  signs: readonly SignWords[];
  families: readonly CardFamily[];
  /** The edition whose cards are shown. */
  edition: number;
  card: (face: string) => CardWords;
  print: (face: string) => Print;
  /** The rule or the card that is looked for: by its key or its face. */
  at?: string;
  /** To the lessons of this game, if it has any. */
  onLearn: (() => void) | null;
  onBack: () => void;
};

const TWO_COLUMNS = 900;
const PARTS = ['rules', 'cards', 'signs'] as const;
type Part = (typeof PARTS)[number];

/** Every rule, card and sign of a game, to be read and searched. */
export function RulesPage({ title, rules: all, signs, families, edition, card, print, at, onLearn, onBack }: Props) {
  const text = useText();
  const absent = families.flatMap(({ cards }) => cards.filter((each) => !isInBox(each, edition)));
  // A card that is not in the box has no section either.
  const rules = all.filter(({ key }) => !absent.some(({ face }) => face === key));
  const isRule = rules.some(({ key }) => key === at);
  const [query, setQuery] = useState('');
  const [part, setPart] = useState<Part>(at === undefined || isRule ? 'rules' : 'cards');
  const [open, setOpen] = useState<readonly string[]>(at !== undefined && isRule ? [at] : []);
  const { scroller, column, place, look } = useLookUp(at);
  const wanted = useMemo(() => wantedIn(query), [query]);
  const searching = wanted.length > 0;
  const foundRules = rules.filter((rule) => holds(wanted, rule.title, rule.text));
  const foundFamilies = families.flatMap((family) => {
    const cards = family.cards.filter((each) => {
      const words = card(each.face);
      return isInBox(each, edition) && holds(wanted, words.name, words.text);
    });
    return cards.length > 0 ? [{ ...family, cards }] : [];
  });
  const foundSigns = signs.filter((sign) => holds(wanted, sign.name, sign.text));
  const cardCount = foundFamilies.reduce((sum, { cards }) => sum + cards.length, 0);
  const wide = useWindowDimensions().width >= TWO_COLUMNS * useTextScale();
  const goTo = (key: string) => {
    setQuery('');
    setPart('rules');
    setOpen((before) => [...before, key]);
    look(key);
  };
  const toggle = (key: string) => setOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key]);
  const allOpen = foundRules.every(({ key }) => open.includes(key));
  return (
    <Page title={text('rules.of', { game: title })} onBack={onBack} wide scroller={scroller} column={column}>
      {onLearn && <Button symbol="graduate-cap" label={text('learn.game')} onPress={onLearn} />}
      <View style={styles.search}>
        <Field
          label={text('rules.search')}
          placeholder={text('rules.search')}
          value={query}
          onChangeText={setQuery}
          inputMode="search"
          autoCorrect={false}
          style={styles.field}
        />
        {query !== '' && <Button label={text('rules.clear')} onPress={() => setQuery('')} />}
      </View>
      {searching && (
        <Words color="muted" role="status">
          {foundRules.length + cardCount + foundSigns.length > 0
            ? text('rules.found', { rules: foundRules.length, cards: cardCount })
            : text('rules.none')}
        </Words>
      )}
      {!wide && !searching && (
        <Choices
          label={text('rules.title')}
          choices={PARTS}
          chosen={part}
          nameOf={(choice) => text(`rules.${choice}`)}
          onChoose={setPart}
        />
      )}
      <View style={wide && styles.columns}>
        {(wide || searching || part === 'rules') && foundRules.length > 0 && (
          <View style={[styles.part, wide && styles.half]}>
            <View style={styles.head}>
              <Heading kind="name" aria-level={2} color="accent">
                {text('rules.rules')}
              </Heading>
              {!searching && (
                <Button
                  label={text(allOpen ? 'rules.fold' : 'rules.all')}
                  onPress={() => setOpen(allOpen ? [] : rules.map(({ key }) => key))}
                />
              )}
            </View>
            {foundRules.map((rule) => (
              <Rule
                key={rule.key}
                rule={rule}
                wanted={wanted}
                isOpen={searching || open.includes(rule.key)}
                onToggle={() => toggle(rule.key)}
                {...place(rule.key)}
              />
            ))}
          </View>
        )}
        {(wide || searching || part !== 'rules') && cardCount + foundSigns.length > 0 && (
          <View style={[styles.part, wide && styles.half]}>
            {(wide || searching || part === 'signs') && foundSigns.length > 0 && (
              <Legend signs={foundSigns} wanted={wanted} />
            )}
            {(wide || searching || part === 'cards') &&
              foundFamilies.map((family) => (
                <View key={family.key} style={styles.family}>
                  <Heading kind="name" aria-level={2} color="accent" style={styles.title}>
                    {family.title}
                  </Heading>
                  {family.cards.map((each) => {
                    const words = card(each.face);
                    return (
                      <CardEntry
                        key={each.face}
                        card={each}
                        words={words}
                        print={print(each.face)}
                        rule={rules.find(({ key }) => key === words.rule)?.title ?? ''}
                        wanted={wanted}
                        onRule={() => goTo(words.rule)}
                        {...place(each.face)}
                      />
                    );
                  })}
                </View>
              ))}
          </View>
        )}
      </View>
    </Page>
  );
}

/** Brings a rule or a card that is looked for into sight, once it is there. */
function useLookUp(at: string | undefined) {
  const scroller = useRef<ScrollView>(null);
  const column = useRef<View>(null);
  const wantedPlace = useRef<View>(null);
  const [key, setKey] = useState(at);
  const { still } = useAppearance();
  useEffect(() => {
    if (key === undefined) return;
    const soon = setTimeout(() => {
      const page = column.current;
      if (page)
        wantedPlace.current?.measureLayout(page, (_x, y) =>
          scroller.current?.scrollTo({ y: y - SPACE.medium, animated: !still }),
        );
    }, 50);
    return () => clearTimeout(soon);
  }, [key, still]);
  const place = (each: string) => (each === key ? { place: wantedPlace } : {});
  return { scroller, column, place, look: setKey };
}

const styles = StyleSheet.create({
  search: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  field: { flexGrow: 1, flexBasis: 220 },
  columns: { flexDirection: 'row', gap: SPACE.large, alignItems: 'flex-start' },
  half: { flex: 1 },
  part: { gap: SPACE.small },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: SPACE.small,
  },
  family: { gap: SPACE.small, marginBottom: SPACE.medium },
  title: { marginTop: SPACE.small },
});
