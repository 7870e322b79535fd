/*
 * Learns the weights in assembly/multiplay-search/weights.ts from games of two players on 11 x 11 cubes against itself:
 *     cc -O3 -ffp-contract=off -o learn multiplay-learn.c -lm && ./learn 80000 > ../../../assembly/multiplay-search/weights.ts
 * It takes about four minutes, and each run finds the same numbers. docs/notes/multiplay-search.md explains them.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { size = 11, wide = 13, cells = wide * wide, cubes = 121, end_at = 25, none = -1000 };
enum { window = 5, windows = 1 << (2 * window), stages = 3, most_kinds = 256, most_records = 200 };

/* ---- the game ---- */

static uint8_t colours[cells], numbers[cells];
static int scores[2], white;
/* The gain of each cube for its player against the other: by player, cell and direction; by player and cell. */
static int by_axis[2][cells][4], totals[2][cells];
/* By player, die and place in its row; `none` for a cube that is turned. */
static int16_t worths[2][12][32];
static int die_counts[12], die_cells[12][32], row_counts[cells], dice_of[cells][12], places_of[cells][12];
static const int steps[4] = {1, wide, wide + 1, wide - 1};

static uint32_t counter;
static uint32_t below(uint32_t n) {
  uint32_t mixed = (counter += 0x9e3779b9);
  mixed = (mixed ^ (mixed >> 16)) * 0x21f0aaadu;
  mixed = (mixed ^ (mixed >> 15)) * 0x735a2d97u;
  mixed ^= mixed >> 15;
  return ((mixed >> 8) * (uint64_t)n) >> 24;
}

/* MUL-07 to MUL-10 in one direction: own points minus the other's. */
static int scan(int cell, int step, int own) {
  const int other = 3 - own;
  int points = 0, after = cell + step, before = cell - step;
  while (colours[after] == own) after += step;
  while (colours[before] == own) before -= step;
  const int length = (after - before) / step - 1;
  if (length & 1) points += length >= 3 ? length : 0;
  else if (colours[after] == other && colours[before] == other && length <= 10) points -= 2 * length;
  for (int side = -1; side <= 1; side += 2) {
    int at = cell + side * step, ended = 0;
    for (; colours[at] == other; at += side * step) ended++;
    if (ended && !(ended & 1) && ended <= 10 && colours[at] == own) points += 2 * ended;
  }
  return points;
}

static void show(int cell) {
  for (int player = 0; player < 2; player++)
    for (int i = 0; i < row_counts[cell]; i++)
      worths[player][dice_of[cell][i]][places_of[cell][i]] = colours[cell] ? none : totals[player][cell];
}

/* Updates the first white cube in each direction. */
static void refresh_around(int cell) {
  for (int axis = 0; axis < 4; axis++) {
    for (int side = -1; side <= 1; side += 2) {
      int at = cell + side * steps[axis];
      while (colours[at]) at += side * steps[axis];
      if (!numbers[at]) continue;
      for (int player = 0; player < 2; player++) {
        const int points = scan(at, steps[axis], player + 1);
        totals[player][at] += points - by_axis[player][at][axis];
        by_axis[player][at][axis] = points;
      }
      show(at);
    }
  }
}

/* The lead counts, so a loss of the other is a gain. */
static void turn(int player, int cell) {
  scores[player] += totals[player][cell];
  colours[cell] = player + 1;
  white--;
  show(cell);
  refresh_around(cell);
}

static void turn_back(int player, int cell) {
  colours[cell] = 0;
  white++;
  refresh_around(cell);
  show(cell);
  scores[player] -= totals[player][cell];
}

static int lead(int player) { return scores[player] - scores[1 - player]; }

static int in_row(int number, int die) { return number % die == 0 && number / die <= 12; }

/* MUL-01 */
static void deal(void) {
  int all[cubes], count = 0;
  for (int number = 1; number <= 144; number++) {
    int is_product = 0;
    for (int die = 1; die <= 12; die++) is_product |= in_row(number, die);
    if (is_product) for (int i = 0; i < (number == 12 ? 5 : 2); i++) all[count++] = number;
  }
  for (int i = cubes - 1; i > 0; i--) {
    const int j = below(i + 1), kept = all[i];
    all[i] = all[j];
    all[j] = kept;
  }
  memset(colours, 0, sizeof colours);
  memset(numbers, 0, sizeof numbers);
  memset(by_axis, 0, sizeof by_axis);
  memset(totals, 0, sizeof totals);
  memset(die_counts, 0, sizeof die_counts);
  memset(row_counts, 0, sizeof row_counts);
  for (int16_t *at = &worths[0][0][0], *end = at + 2 * 12 * 32; at < end; at++) *at = none;
  scores[0] = scores[1] = 0;
  white = cubes;
  for (int i = 0; i < cubes; i++) {
    const int cell = (i / size + 1) * wide + i % size + 1;
    numbers[cell] = all[i];
    for (int die = 1; die <= 12; die++) {
      if (!in_row(all[i], die)) continue;
      const int place = die_counts[die - 1]++;
      die_cells[die - 1][place] = cell;
      dice_of[cell][row_counts[cell]] = die - 1;
      places_of[cell][row_counts[cell]++] = place;
    }
    show(cell);
  }
}

static int legal(int die, int *found) {
  int count = 0;
  for (int i = 0; i < die_counts[die]; i++) if (!colours[die_cells[die][i]]) found[count++] = die_cells[die][i];
  return count;
}

/* ---- the evaluation ---- */

/* For each window its kind, and 1, −1 or 0 for the player who sees it as that kind. */
static int kind_of[windows], sign_of[windows], kinds;
static double learned[stages][most_kinds], best_cubes[stages][3];

static int reversed(int w) {
  int other = 0;
  for (int i = 0; i < window; i++) other |= ((w >> (2 * i)) & 3) << (2 * (window - 1 - i));
  return other;
}
static int swapped(int w) { return w ^ (((w ^ (w >> 1)) & 0x155) * 3); }

static void list_kinds(void) {
  for (int w = 0; w < windows; w++) {
    const int other = swapped(w);
    if (sign_of[w] || w == other || w == reversed(other)) continue;
    kind_of[w] = kind_of[reversed(w)] = kind_of[other] = kind_of[reversed(other)] = kinds++;
    sign_of[w] = sign_of[reversed(w)] = 1;
    sign_of[other] = sign_of[reversed(other)] = -1;
  }
}

/* Computes the weights of two neighbouring stages, and returns the first of them. */
static double shares[stages];
static int stage(void) {
  double at = (white - end_at) / (double)(cubes - end_at);
  if (at < 0) at = 0;
  at *= stages - 1;
  int first = (int)at;
  if (first >= stages - 1) first = stages - 2;
  shares[first] = 1 - (at - first);
  shares[first + 1] = at - first;
  return first;
}

/* The evaluation of a position, for the player who is to roll. */
typedef struct {
  int count, kind[500], player, lead, stage;
  int8_t sign[500];
  double best[3], share[2], value;
} Record;

static double best_of_dice(int player) {
  int sum = 0;
  for (int die = 0; die < 12; die++) {
    int best = none;
    for (int i = 0; i < 32; i++) if (worths[player][die][i] > best) best = worths[player][die][i];
    if (best > none) sum += best;
  }
  return sum / 12.0;
}

static int seen(int x, int y) { return x < 0 || y < 0 || x >= size || y >= size ? 3 : colours[(y + 1) * wide + x + 1]; }

static void look(int player, Record *r) {
  static const int dx[4] = {1, 0, 1, -1}, dy[4] = {0, 1, 1, 1};
  r->count = 0;
  for (int y = 0; y < size; y++) for (int x = 0; x < size; x++) for (int axis = 0; axis < 4; axis++) {
    int w = 0;
    for (int i = 0; i < window; i++) {
      const int apart = i - window / 2;
      w |= seen(x + dx[axis] * apart, y + dy[axis] * apart) << (2 * i);
    }
    if (!sign_of[w]) continue;
    r->kind[r->count] = kind_of[w];
    r->sign[r->count++] = sign_of[w] * (player == 0 ? 1 : -1);
  }
  r->best[0] = best_of_dice(player);
  r->best[1] = best_of_dice(1 - player);
  r->best[2] = 1;
  r->stage = stage();
  r->player = player;
  r->lead = lead(player);
  r->value = 0;
  for (int k = 0; k < 2; k++) {
    const int at = r->stage + k;
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += best_cubes[at][i] * r->best[i];
    for (int i = 0; i < r->count; i++) sum += r->sign[i] * learned[at][r->kind[i]];
    r->share[k] = shares[at];
    r->value += shares[at] * sum;
  }
}

/* ---- playing and learning ---- */

/* The simple choice of level 3, with a random one of equal cubes: for the first games, when nothing is learned yet. */
static int choose_simply(int player, int die) {
  int found[32], equal[32], equals = 0;
  const int count = legal(die, found);
  double most = -1e18;
  for (int i = 0; i < count; i++) {
    turn(player, found[i]);
    const int ahead = lead(player);
    double worth;
    if (white <= end_at && (ahead > 0 || white == 0)) worth = ahead > 0 ? ahead + 50 : ahead < 0 ? ahead - 50 : 0;
    else worth = -(lead(1 - player) + best_of_dice(1 - player) - 0.8 * best_of_dice(player));
    turn_back(player, found[i]);
    if (worth > most + 1e-12) {
      most = worth;
      equals = 0;
    }
    if (worth >= most - 1e-12) equal[equals++] = found[i];
  }
  return count ? equal[below(equals)] : -1;
}

static int choose(int player, int die, int whim) {
  static Record r;
  int found[32], best = -1;
  const int count = legal(die, found);
  if (!count) return -1;
  if ((int)below(1000) < whim) return found[below(count)];
  double most = -1e18;
  for (int i = 0; i < count; i++) {
    turn(player, found[i]);
    look(1 - player, &r);
    const double worth = lead(player) - r.value;
    turn_back(player, found[i]);
    if (worth > most) {
      most = worth;
      best = found[i];
    }
  }
  return best;
}

static Record records[most_records];

static int play(int player, int use_learned) {
  int count = 0;
  for (int turns = 0; turns < 300; turns++) {
    const int die = below(12);
    int cell;
    if (use_learned) cell = choose(player, die, 100);
    else cell = below(1000) < 100 ? choose(player, die, 1000) : choose_simply(player, die);
    if (cell >= 0) turn(player, cell);
    if (white <= end_at && (lead(player) > 0 || white == 0 || (count && turns > 110))) break;
    player = 1 - player;
    if (cell >= 0 && count < most_records) look(player, &records[count++]);
  }
  return count;
}

/* Learns by temporal differences, from the last position to the first; `hope` is the expected lead of the first player. */
static void learn(int count, double rate) {
  const double lambda = 0.85;
  double hope = lead(0);
  for (int i = count - 1; i >= 0; i--) {
    const Record *r = &records[i];
    const double side = r->player == 0 ? 1 : -1;
    const double change = rate * (side * hope - r->lead - r->value);
    for (int k = 0; k < 2; k++) {
      const double part = change * r->share[k];
      for (int j = 0; j < r->count; j++) learned[r->stage + k][r->kind[j]] += part * r->sign[j];
      for (int j = 0; j < 3; j++) best_cubes[r->stage + k][j] += part * r->best[j] * 0.1;
    }
    hope = lambda * hope + (1 - lambda) * side * (r->lead + r->value);
  }
}

static void print_best(const char *name, int which) {
  printf("export const %s = memory.data<i8>([", name);
  for (int k = 0; k < stages; k++) printf("%s%ld", k ? ", " : "", lround(best_cubes[k][which] * 32));
  printf("]);\n");
}

int main(int count, char **given) {
  const int games = count > 1 ? atoi(given[1]) : 80000;
  list_kinds();
  for (int k = 0; k < stages; k++) {
    best_cubes[k][0] = 1;
    best_cubes[k][1] = -0.8;
  }
  for (int game = 0; game < games; game++) {
    counter = game * 7919 + 5;
    deal();
    const double rate = 0.0003 * (game < games / 2 ? 1 : game < games * 3 / 4 ? 0.3 : 0.1);
    learn(play(game & 1, game * 10 >= games), rate);
  }
  printf("/**\n"
         " * What the search has learned from games against itself, in 32nds of a point, by\n"
         " * test/bench/native/multiplay-learn.c. See docs/notes/multiplay-search.md: three stages of a game, at its end, half way\n"
         " * and at its beginning.\n"
         " */\nexport const stages: i32 = %d;\n/** Kinds of window, see windows.ts. */\nexport const kinds: i32 = %d;\n\n"
         "/** What the best cube on average is worth: to the player who is to move, and to the other side. */\n", stages, kinds);
  print_best("mover", 0);
  print_best("other", 1);
  printf("\n/** What each kind of window is worth to its owner, stage by stage. */\n// oxfmt-ignore\n"
         "export const windows = memory.data<i8>([\n");
  for (int i = 0; i < stages * kinds; i++)
    printf("%s%ld,%s", i % 16 ? " " : "  ", lround(learned[i / kinds][i % kinds] * 32), i % 16 == 15 ? "\n" : "");
  printf("]);\n");
  return 0;
}
